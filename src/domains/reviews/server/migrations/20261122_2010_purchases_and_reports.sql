-- A review counts while its author's purchase does, and its reports belong to the reports domain.

-- The author's purchase of the product: 'none' (never paid or delivered, or canceled), 'givenBack' (returned or refunded), 'bought' or
-- 'received' (orders.PurchaseState).
alter table reviews.reviews add column purchase text not null default 'bought'
  check (purchase in ('none', 'givenBack', 'bought', 'received'));
update reviews.reviews set purchase = 'received' where verified;
alter table reviews.reviews alter column purchase drop default;
alter table reviews.reviews drop column verified;
alter table reviews.reviews add column verified boolean not null generated always as (purchase = 'received') stored;

insert into reports.reports (id, resource_type, resource_id, user_id, reason, note, reported_at)
select 'rpt_' || left(md5(review_id || user_id), 26), 'review', review_id, user_id,
  case when reason = 'untrue' then 'misleading' else reason end, note, reported_at
from reviews.reports;
drop table reviews.reports;

-- Members whose review of a product a moderator rejected: their next texts wait for a moderator, also in the mode 'automatic'. A moderator's
-- approval deletes the row.
create table reviews.rejections (
  product_id text not null references catalog.products on delete cascade,
  user_id text not null,
  rejected_at timestamptz not null,
  primary key (product_id, user_id)
);
create index rejections_by_user on reviews.rejections (user_id);
insert into reviews.rejections (product_id, user_id, rejected_at)
select product_id, user_id, coalesce(edited_at, created_at) from reviews.reviews where status = 'rejected' and user_id is not null;
