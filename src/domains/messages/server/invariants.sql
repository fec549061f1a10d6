-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- positions have no gaps
select c.id as resource, concat_ws(' ', count(m.id), coalesce(max(m.position), 0)) as found, c.last_position::text as expected
from messages.conversations c left join messages.messages m on m.conversation_id = c.id
group by c.id having count(m.id) <> c.last_position or coalesce(max(m.position), 0) <> c.last_position;

-- a direct conversation has at most two parties, and nobody leaves it
select c.id as resource, count(*)::text as found, '2' as expected
from messages.conversations c join messages.parties p on p.conversation_id = c.id
where c.kind = 'direct' group by c.id having count(*) > 2 or count(p.left_at) > 0;

-- what is not marked as unread has been read
select r.conversation_id || ' ' || r.user_id as resource, count(*)::text as found, '0' as expected
from messages.readers r
join messages.parties p on p.conversation_id = r.conversation_id and p.party_id = r.user_id and p.left_at is null and p.folder = 'inbox'
join messages.messages m on m.conversation_id = r.conversation_id and m.position > greatest(r.read_to, p.joined_position)
  and m.event is null and m.deleted_at is null and m.sender_id is distinct from r.user_id
where not r.unread group by r.conversation_id, r.user_id;

-- a deleted message says nothing
select m.id as resource, 'content' as found, 'none' as expected
from messages.messages m
where m.deleted_at is not null and (m.text <> '' or m.pictures <> '[]' or m.record_id is not null
  or exists (select from messages.edits e where e.message_id = m.id) or exists (select from messages.reactions x where x.message_id = m.id));
