-- What members say about products they bought.
create schema reviews;

create table reviews.reviews (
  id text primary key,
  -- The vendor's.
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  -- Null when the author has left Plaza.
  user_id text,
  -- The language it was written in.
  language text not null check (language in ('en', 'es', 'ar')),
  rating int not null check (rating between 1 and 5),
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) between 1 and 4000),
  -- [{"sources": [{"width": 480, "key": "…"}], "width": …, "height": …, "alt": {}}]
  photos jsonb not null default '[]',
  has_photos boolean not null generated always as (photos <> '[]') stored,
  -- One of the author's orders with the product was delivered.
  verified boolean not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  -- Why it was rejected, as its author reads it.
  rejection text check (length(rejection) between 1 and 500),
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
create index reviews_queue on reviews.reviews (workspace_id, status, created_at desc, id desc);
create index reviews_by_user on reviews.reviews (user_id) where user_id is not null;

-- How many approved reviews gave a product how many stars, kept with them.
create table reviews.ratings (
  workspace_id text not null references workspaces.workspaces,
  product_id text not null references catalog.products on delete cascade,
  stars int not null check (stars between 1 and 5),
  count int not null check (count >= 0),
  primary key (product_id, stars)
);
create index ratings_by_workspace on reviews.ratings (workspace_id);

-- Who found a review helpful.
create table reviews.helpful_votes (
  review_id text not null references reviews.reviews on delete cascade,
  user_id text not null,
  voted_at timestamptz not null,
  primary key (review_id, user_id)
);
create index helpful_votes_by_user on reviews.helpful_votes (user_id);

-- The vendor's one public answer.
create table reviews.replies (
  review_id text primary key references reviews.reviews on delete cascade,
  -- Who wrote it for the vendor; null when they have left Plaza.
  user_id text,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index replies_by_user on reviews.replies (user_id) where user_id is not null;

-- Members who think a review breaks the rules, until somebody decides about it.
create table reviews.reports (
  review_id text not null references reviews.reviews on delete cascade,
  user_id text not null,
  reason text not null check (reason in ('spam', 'offensive', 'untrue', 'offTopic', 'private')),
  note text not null default '' check (length(note) <= 500),
  reported_at timestamptz not null,
  primary key (review_id, user_id)
);
create index reports_by_user on reviews.reports (user_id);
