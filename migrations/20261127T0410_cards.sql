-- parent: 20261127T0108_thanks_of_shops

alter table orders drop constraint orders_pay_method_check;
alter table refunds drop constraint refunds_pay_method_check;
alter table pay_orders drop constraint pay_orders_pay_method_check;
alter table payments drop constraint payments_provider_check;
alter table money_backs drop constraint money_backs_provider_check;
alter table money_backs drop constraint money_backs_paid_by_check;
alter table orders add constraint orders_pay_method_check check ("pay_method" in ('wxPay', 'aliPay', 'card', 'balance'));
alter table refunds add constraint refunds_pay_method_check check ("pay_method" in ('wxPay', 'aliPay', 'card', 'balance'));
alter table pay_orders add constraint pay_orders_pay_method_check check ("pay_method" in ('wxPay', 'aliPay', 'card', 'balance'));
alter table payments add constraint payments_provider_check check ("provider" in ('wxPay', 'aliPay', 'card'));
alter table money_backs add constraint money_backs_provider_check check ("provider" in ('wxPay', 'aliPay', 'card', 'balance'));
alter table money_backs add constraint money_backs_paid_by_check check ("paid_by" in ('wxPay', 'aliPay', 'card', 'balance', 'transfer'));
