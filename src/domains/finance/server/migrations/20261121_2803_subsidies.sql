-- What the platform's own promotions took off, the platform pays: it is part of the sale, and of what comes back of it.
alter table finance.sales
  add column subsidy_minor bigint not null default 0 check (subsidy_minor between 0 and total_minor),
  add column subsidy_back_minor bigint not null default 0 check (subsidy_back_minor between 0 and subsidy_minor);
alter table finance.accounts
  drop constraint accounts_kind_check,
  drop constraint accounts_check1,
  add check (kind in ('pending', 'available', 'locked', 'clearing', 'cash', 'commission', 'paidOut', 'promotions')),
  add check ((workspace_id is null) = (kind in ('clearing', 'cash', 'commission', 'paidOut', 'promotions')));
