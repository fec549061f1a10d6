-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- [contacts]

-- the score of a contact is the sum of its entries
select c.id as resource, c.score::text as found, coalesce(e.points, 0)::text as expected
from crm.contacts c
left join (select workspace_id, contact_id, sum(points) as points from crm.score_entries group by 1, 2) e
  on e.workspace_id = c.workspace_id and e.contact_id = c.id
where c.score <> coalesce(e.points, 0);

-- a contact has 10 points and 5 per interaction
select c.id as resource, c.score::text as found, (10 + 5 * i.count)::text as expected
from crm.contacts c
cross join lateral (select count(*) from crm.interactions where workspace_id = c.workspace_id and contact_id = c.id) i
where c.merged_into is null and c.score <> 10 + 5 * i.count;

-- contacts and companies are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (
  select 'contact' as type, id, array['contact ' || workspace_id || ':crm'] as readers from crm.contacts where merged_into is null
  union all
  select 'company', id, array['company ' || workspace_id || ':crm'] from crm.companies
) e
full join (select type, id, readers from search.documents where type in ('contact', 'company')) d using (type, id)
where e.readers is distinct from d.readers;

-- a merged contact leads to another of its workspace, and nothing is left with it
select c.id as resource, coalesce(k.id, 'none') as found, c.merged_into as expected
from crm.contacts c left join crm.contacts k on k.workspace_id = c.workspace_id and k.id = c.merged_into and k.id <> c.id
where c.merged_into is not null and (k.id is null
  or exists (select from crm.interactions i where i.workspace_id = c.workspace_id and i.contact_id = c.id)
  or exists (select from crm.deals d where d.workspace_id = c.workspace_id and d.contact_id = c.id)
  or exists (select from crm.tasks t where t.workspace_id = c.workspace_id and t.contact_id = c.id)
  or exists (select from crm.quotes q where q.workspace_id = c.workspace_id and q.contact_id = c.id));

-- a contact is hidden by the merge that stands, and by nothing else
select coalesce(c.id, m.merged_id) as resource, coalesce(c.merged_into, 'none') as found, coalesce(m.kept_id, 'none') as expected
from (select workspace_id, id, merged_into from crm.contacts where merged_into is not null) c
full join (select workspace_id, merged_id, kept_id from crm.merges where undone_at is null) m on m.workspace_id = c.workspace_id and m.merged_id = c.id
where c.merged_into is distinct from m.kept_id;

-- a member is linked with one contact of a workspace, and with none that they refused
select c.workspace_id || ' ' || c.linked_user_id as resource, count(*)::text as found,
  case when bool_or(l.refused) then '0' else '1' end as expected
from crm.contacts c left join crm.member_links l on l.workspace_id = c.workspace_id and l.user_id = c.linked_user_id
where c.linked_user_id is not null and c.merged_into is null
group by c.workspace_id, c.linked_user_id having count(*) > 1 or bool_or(l.refused is not false);

-- the cards of a stage are counted
select coalesce(k.stage_id, c.stage_id) as resource, coalesce(k.cards, 0)::text as found, coalesce(c.cards, 0)::text as expected
from (select stage_id, sum(cards) as cards from crm.stage_sums group by stage_id) k
full join (
  select stage_id, count(*) as cards from (
    select stage_id from crm.deals union all select stage_id from crm.contacts where stage_id is not null and merged_into is null
  ) all_cards group by stage_id
) c on c.stage_id = k.stage_id
where coalesce(k.cards, 0) <> coalesce(c.cards, 0);

-- the amounts of a stage are the sum of its deals
select coalesce(k.stage_id, d.stage_id) || ' ' || coalesce(k.currency, d.currency) as resource, coalesce(k.amount, 0)::text as found,
  coalesce(d.amount, 0)::text as expected
from (select stage_id, currency, sum(amount_minor) as amount from crm.stage_sums where currency <> '' group by 1, 2) k
full join (select stage_id, currency, sum(amount_minor) as amount from crm.deals group by 1, 2) d on d.stage_id = k.stage_id and d.currency = k.currency
where coalesce(k.amount, 0) <> coalesce(d.amount, 0);

-- a deal is closed when its stage is won or lost
select d.id as resource, (d.closed_at is not null)::text as found, (s.outcome <> 'open')::text as expected
from crm.deals d join crm.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
where (d.closed_at is null) <> (s.outcome = 'open');

-- a deal is in a stage of its pipeline
select d.id as resource, d.pipeline_id as found, s.pipeline_id as expected
from crm.deals d join crm.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id where d.pipeline_id <> s.pipeline_id;

-- deals are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (select 'deal' as type, id, array['deal ' || workspace_id || ':crm'] as readers from crm.deals) e
full join (select type, id, readers from search.documents where type = 'deal') d using (type, id)
where e.readers is distinct from d.readers;

-- [quotes]

-- a quote costs the sum of its lines
select q.id as resource, q.total_minor::text as found, coalesce(l.total, 0)::text as expected
from crm.quotes q
left join (select workspace_id, quote_id, sum(quantity * price_minor) as total from crm.quote_lines group by 1, 2) l
  on l.workspace_id = q.workspace_id and l.quote_id = q.id
where q.total_minor <> coalesce(l.total, 0);

-- quotes are found by those with the permission
select coalesce(e.id, d.id) as resource, d.readers::text as found, e.readers::text as expected
from (select 'quote' as type, id, array['quote ' || workspace_id || ':crm'] as readers from crm.quotes) e
full join (select type, id, readers from search.documents where type = 'quote') d using (type, id)
where e.readers is distinct from d.readers;
