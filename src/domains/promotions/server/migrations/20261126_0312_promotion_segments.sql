-- A promotion of a workspace can be limited to a segment of its contacts, by the id that crm knows.
alter table promotions.promotions
  add column segment_id text,
  add check (segment_id is null or workspace_id is not null);
create index promotions_of_segment on promotions.promotions (workspace_id, segment_id) where segment_id is not null;
