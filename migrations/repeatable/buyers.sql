-- Functions of buyers' accounts.

-- Ends all sessions of a buyer, and notifies the processes that cache them.
create or replace function end_buyer_sessions(of_buyer bigint)
  returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended integer;
begin
  delete from buyer_sessions where buyer_id = of_buyer;
  get diagnostics ended = row_count;
  perform pg_notify('markethall_buyers', of_buyer::text);
  return ended;
end $$;

revoke all on function end_buyer_sessions(bigint) from public;
grant execute on function end_buyer_sessions(bigint) to markethall_platform;
