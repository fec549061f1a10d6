-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- likes, reposts and quotes are counted as they are
select id as resource, concat_ws(' ', like_count, repost_count, quote_count) as found, concat_ws(' ', likes, reposts, quotes) as expected
from (
  select p.id, p.like_count, p.repost_count, p.quote_count,
    (select count(*) from feed.likes l where l.post_id = p.id) as likes,
    (select count(*) from feed.posts r where r.reposted_id = p.id) as reposts,
    (select count(*) from feed.posts q where q.quoted_id = p.id and q.state = 'published') as quotes
  from feed.posts p
) c
where (like_count, repost_count, quote_count) is distinct from (likes, reposts, quotes);

-- votes are counted as they are
select o.post_id || ' ' || o.position as resource, o.votes::text as found, count(v.user_id)::text as expected
from feed.poll_options o left join feed.votes v on v.post_id = o.post_id and v.position = o.position
group by o.post_id, o.position having o.votes <> count(v.user_id);

-- an author's newest post is the newest
select a.user_id as resource, a.last_posted_at::text as found, max(p.created_at)::text as expected
from feed.authors a left join feed.posts p on p.author_id = a.user_id and p.state = 'published' and p.group_id is null
group by a.user_id having a.last_posted_at is distinct from max(p.created_at);

-- a repost repeats a post that everybody could read
select r.id as resource, p.audience as found, 'public' as expected
from feed.posts r join feed.posts p on p.id = r.reposted_id where p.audience <> 'public' or p.reposted_id is not null;

-- no more came back than was bought through a post
select order_id || ' ' || position as resource, reversed::text as found, sold::text as expected
from feed.sales where sold > 0 and reversed > sold;

-- a group pins one of its own posts that nobody removed
select i.group_id as resource, concat_ws(' ', p.group_id, p.state) as found, i.group_id as expected
from feed.group_pins i join feed.posts p on p.id = i.post_id
where p.group_id is distinct from i.group_id or p.state not in ('published', 'waiting');
