-- Contacts by a part of their name, email or phone, and of companies by a part of their name.
create index contacts_text on crm.contacts using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops) where merged_into is null;
create index companies_text on crm.companies using gin (name gin_trgm_ops);
-- The segments in use, one step each.
create index contacts_by_segment on crm.contacts (workspace_id, lower(segment), segment) where merged_into is null and segment <> '';
-- What is open, and of whom: counted without reading the rows.
create index deals_open_by_day on crm.deals (workspace_id, coalesce(expected_on, '9999-12-31'::date), id) where closed_at is null;
create index deals_open_of_pipeline on crm.deals (workspace_id, pipeline_id, active_at) where closed_at is null;
create index tasks_open_of_owner on crm.tasks (workspace_id, owner_id, coalesce(due_on, '9999-12-31'::date), id) where completed_at is null;
drop index crm.deals_open_by_activity;
