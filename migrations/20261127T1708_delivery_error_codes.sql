-- parent: 20261127T1703_events_for_people

-- Why a delivery failed is a code; texts become the code that says the same.
update webhook_deliveries set error = case
  when error is null then null
  when error like 'HTTP %' then 'declined'
  when error like 'No response within %' then 'noResponse'
  when error = 'The host name doesn''t exist.' then 'unknownHost'
  when error = 'The connection was refused.' then 'connectionRefused'
  when error = 'The address is a private one.' then 'addressPrivate'
  when error = 'The address can''t be used.' then 'addressInvalid'
  when error = 'The webhook isn''t active.' then 'webhookInactive'
  else 'connectionFailed'
end;
alter table webhook_deliveries add constraint webhook_deliveries_error_check check ("error" in ('declined', 'noResponse', 'unknownHost', 'connectionRefused', 'certificateInvalid', 'connectionFailed', 'addressPrivate', 'addressInvalid', 'webhookInactive'));
