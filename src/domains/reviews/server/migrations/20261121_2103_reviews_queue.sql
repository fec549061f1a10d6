-- What waits for a decision stands first in the vendor's list: reviews that are pending or reported.
alter table reviews.reviews add column reported boolean not null default false;
alter table reviews.reviews add column waiting int not null generated always as (
  case when status = 'pending' or reported then 1 else 0 end
) stored;
drop index reviews.reviews_queue;
create index reviews_queue on reviews.reviews (workspace_id, waiting desc, id desc);
create index reviews_queue_of_all on reviews.reviews (waiting desc, id desc);
create index reviews_of_all on reviews.reviews (created_at desc, id desc);
