-- Free delivery.

-- What a rule of free delivery took off is read by its id.
create index if not exists orders_adjustments_free_delivery_idx on orders_adjustments (source_id)
  where kind = 'freeDelivery';
