/**
 * Prevents repeated requests from being executed twice: the key of a request and its response are
 * stored in the transaction of its work.
 */
export const idempotencyTables = `
create table idempotency_keys (
  owner text not null, key text not null, path text not null, body_hash text not null,
  status integer, answer text, add_time timestamptz not null, primary key (owner, key)
) with (fillfactor = 60); -- The answer finds its place beside the key.
create index idempotency_keys_time_idx on idempotency_keys (add_time);
`;
