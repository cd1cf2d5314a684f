-- Triggers of invoices and adjustment notes, which never change once they are issued.

create or replace trigger kept before update or delete on invoices
  for each row execute function refuse_change();
create or replace trigger kept_whole before truncate on invoices
  for each statement execute function refuse_change();
create or replace trigger kept before update or delete on invoices_lines
  for each row execute function refuse_change();
create or replace trigger kept_whole before truncate on invoices_lines
  for each statement execute function refuse_change();
