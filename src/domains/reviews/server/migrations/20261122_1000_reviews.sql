-- Product reviews by members, their ratings, and the vendor's replies.
create schema reviews;

create table reviews.reviews (
  id text primary key,
  -- The vendor.
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  -- Null once the author's account is deleted.
  user_id text,
  -- The language the review is written in.
  language text not null check (language in ('en', 'es', 'ar')),
  rating int not null check (rating between 1 and 5),
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) between 1 and 4000),
  -- [{"sources": [{"width": 480, "key": "…"}], "width": …, "height": …, "alt": {}}]
  photos jsonb not null default '[]',
  has_photos boolean not null generated always as (photos <> '[]') stored,
  -- True when an order of the author with this product was delivered.
  verified boolean not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  -- The reason of a rejection; the author sees it.
  rejection text check (length(rejection) between 1 and 500),
  -- True while members' reports about it are open.
  reported boolean not null default false,
  -- 1 for reviews that are pending or reported: they come first in the moderation list.
  needs_decision int not null generated always as (
    case when status = 'pending' or reported then 1 else 0 end
  ) stored,
  helpful_votes int not null default 0 check (helpful_votes >= 0),
  created_at timestamptz not null,
  edited_at timestamptz,
  version int not null default 1,
  unique (product_id, user_id),
  check ((rejection is not null) = (status = 'rejected'))
);
create index reviews_newest on reviews.reviews (product_id, created_at desc, id desc) where status = 'approved';
create index reviews_most_helpful on reviews.reviews (product_id, helpful_votes desc, id desc) where status = 'approved';
create index reviews_by_workspace on reviews.reviews (workspace_id, created_at desc, id desc);
create index reviews_by_user on reviews.reviews (user_id) where user_id is not null;
-- The vendor's moderation list, and the administrator's over all vendors.
create index reviews_queue on reviews.reviews (workspace_id, needs_decision desc, id desc);
create index reviews_all_queue on reviews.reviews (needs_decision desc, id desc);
create index reviews_all_newest on reviews.reviews (created_at desc, id desc);

-- The number of approved reviews per product and number of stars, updated with the reviews.
create table reviews.ratings (
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  stars int not null check (stars between 1 and 5),
  count int not null check (count >= 0),
  primary key (product_id, stars)
);

-- The rating of all of a vendor's products, which every product page shows: stored instead of summed per request. A trigger updates it,
-- because ratings are also deleted together with their product.
create table reviews.vendor_ratings (
  workspace_id text primary key references workspaces.workspaces,
  count bigint not null,
  sum bigint not null
);

create function reviews.update_vendor_rating() returns trigger language plpgsql as $$
declare
  more int := coalesce(new.count, 0) - coalesce(old.count, 0);
  row reviews.ratings := coalesce(new, old);
begin
  insert into reviews.vendor_ratings as current values (row.workspace_id, more, more * row.stars)
  on conflict (workspace_id) do update set count = current.count + excluded.count, sum = current.sum + excluded.sum;
  return null;
end $$;
create trigger ratings_update_vendor_rating after insert or delete or update of count on reviews.ratings
  for each row execute function reviews.update_vendor_rating();

-- Members who marked a review as helpful.
create table reviews.helpful_votes (
  review_id text not null references reviews.reviews on delete cascade,
  user_id text not null,
  voted_at timestamptz not null,
  primary key (review_id, user_id)
);
create index helpful_votes_by_user on reviews.helpful_votes (user_id);

-- The vendor's public reply: one per review.
create table reviews.replies (
  review_id text primary key references reviews.reviews on delete cascade,
  -- The author; null once the account is deleted.
  user_id text,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index replies_by_user on reviews.replies (user_id) where user_id is not null;

-- Members' reports that a review breaks the rules; deleted when somebody decides about the review.
create table reviews.reports (
  review_id text not null references reviews.reviews on delete cascade,
  user_id text not null,
  reason text not null check (reason in ('spam', 'offensive', 'untrue', 'offTopic', 'private')),
  note text not null default '' check (length(note) <= 500),
  reported_at timestamptz not null,
  primary key (review_id, user_id)
);
create index reports_by_user on reviews.reports (user_id);

-- The administrator's settings: one row.
create table reviews.settings (
  singleton boolean primary key default true check (singleton),
  -- 'review': reviews are published after a decision; 'automatic': at once.
  mode text not null default 'review' check (mode in ('automatic', 'review')),
  version int not null default 1
);
insert into reviews.settings default values;
