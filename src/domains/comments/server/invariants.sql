-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- a thread counts the comments that are shown
select t.type || ' ' || t.record_id as resource, t.comment_count::text as found, count(c.id)::text as expected
from comments.threads t left join comments.comments c on c.type = t.type and c.record_id = t.record_id and c.shown
group by t.type, t.record_id having t.comment_count <> count(c.id);

-- a comment counts its replies and reactions
select c.id as resource, concat_ws(' ', c.reply_count, c.reaction_count) as found,
  concat_ws(' ', (select count(*) from comments.comments r where r.parent_id = c.id and r.shown),
    (select count(*) from comments.reactions x where x.comment_id = c.id)) as expected
from comments.comments c
where c.reply_count <> (select count(*) from comments.comments r where r.parent_id = c.id and r.shown)
  or c.reaction_count <> (select count(*) from comments.reactions x where x.comment_id = c.id);

-- replies have one level, in the thread of their comment
select c.id as resource, c.parent_id as found, 'a comment of the first level' as expected
from comments.comments c join comments.comments p on p.id = c.parent_id
where p.parent_id is not null or (p.type, p.record_id) <> (c.type, c.record_id);

-- a deleted comment says nothing
select c.id as resource, 'content' as found, 'none' as expected
from comments.comments c
where c.deleted_at is not null and (c.text <> ''
  or exists (select from comments.edits e where e.comment_id = c.id) or exists (select from comments.mentions m where m.comment_id = c.id)
  or exists (select from comments.reactions x where x.comment_id = c.id));
