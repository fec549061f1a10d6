-- What the operator earned in a few weeks, across vendors.
create index commission_by_time on finance.transactions (currency, happened_at) where type in ('commission', 'commissionRefund');
