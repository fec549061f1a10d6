-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- followers, following and requests are counted as they are listed
select user_id as resource, concat_ws(' ', followers, following, requests_received, requests_sent) as found,
  concat_ws(' ', listed_followers, listed_following, listed_received, listed_sent) as expected
from (
  select p.*,
    (select count(*) from network.follows f join network.people o on o.user_id = f.follower_id and not o.absent
      where f.followed_id = p.user_id) as listed_followers,
    (select count(*) from network.follows f join network.people o on o.user_id = f.followed_id and not o.absent
      where f.follower_id = p.user_id) as listed_following,
    (select count(*) from network.requests r join network.people o on o.user_id = r.sender_id and not o.absent
      where r.receiver_id = p.user_id) as listed_received,
    (select count(*) from network.requests r join network.people o on o.user_id = r.receiver_id and not o.absent
      where r.sender_id = p.user_id) as listed_sent
  from network.people p
) c
where (followers, following, requests_received, requests_sent)
  is distinct from (listed_followers, listed_following, listed_received, listed_sent);

-- nobody follows or asks somebody with a block between them
select e.one || ' ' || e.other as resource, e.what as found, 'a block' as expected
from (
  select follower_id as one, followed_id as other, 'follows' as what from network.follows
  union all select sender_id, receiver_id, 'asks' from network.requests
) e
join network.blocks b on (b.blocker_id, b.blocked_id) in ((e.one, e.other), (e.other, e.one));

-- nobody asks whom they follow
select r.sender_id || ' ' || r.receiver_id as resource, 'a request' as found, 'none' as expected
from network.requests r join network.follows f on f.follower_id = r.sender_id and f.followed_id = r.receiver_id;
