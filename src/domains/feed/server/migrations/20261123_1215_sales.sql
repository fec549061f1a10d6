-- Units that were bought through posts, by line of an order, and how many of them were cancelled, returned or refunded. No person is kept.
create table feed.sales (
  order_id text not null,
  position int not null,
  post_id text not null references feed.posts on delete cascade,
  -- 0: the order was not heard of yet.
  sold int not null default 0 check (sold >= 0),
  reversed int not null default 0 check (reversed >= 0),
  primary key (order_id, position)
);
create index sales_of_post on feed.sales (post_id);
