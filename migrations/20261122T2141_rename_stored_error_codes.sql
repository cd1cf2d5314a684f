-- parent: 20261122T2101_tenant_isolation_policies
-- Stored error codes get the names of the tables of error codes. The sign-in history stores the code
-- of each rejected sign-in; its other rows have names, addresses and numbers there.
update login_log
set reason = case reason
    when 'ticket.gone' then 'challenge.expired'
    when 'login.tooOften' then 'login.rateLimited'
    when 'invalid' then 'input.invalid'
    when 'notFound' then 'record.notFound'
    when 'forbidden' then 'permission.required'
    when 'unauthenticated' then 'session.required'
    when 'busy' then 'server.overloaded'
    when 'timeout' then 'query.timeout'
    when 'unavailable' then 'database.unavailable'
  end
where not ok
  and event = 'signIn'
  and reason in (
    'ticket.gone', 'login.tooOften', 'invalid', 'notFound', 'forbidden', 'unauthenticated', 'busy', 'timeout', 'unavailable'
  );
-- A refund that the ledger rejected after its provider had paid it stores status and code.
update money_backs
set error = case error
    when '422 ledger.tooLittle' then '422 ledger.insufficientFunds'
    when '409 busy' then '409 conflict.retry'
    when '404 payment.unknown' then '404 payment.notFound'
  end
where error in ('422 ledger.tooLittle', '409 busy', '404 payment.unknown');
