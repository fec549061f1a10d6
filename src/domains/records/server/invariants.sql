-- Conditions that hold at every moment. Each query returns the rows that break its condition, named by the comment above it.
-- A query may read the tables of this domain and of domains before it in the dependency order.

-- a record has tags of its own workspace
select r.type || ' ' || r.record_id as resource, t.workspace_id as found, r.workspace_id as expected
from records.record_tags r join records.tags t on t.id = r.tag_id where t.workspace_id <> r.workspace_id;

-- a record has values of fields of its workspace and type, of the kind of the field
select v.type || ' ' || v.record_id as resource, concat_ws(' ', f.workspace_id, f.type, jsonb_typeof(v.value)) as found, f.kind as expected
from records.field_values v join records.fields f on f.id = v.field_id
where (f.workspace_id, f.type) <> (v.workspace_id, v.type)
  or jsonb_typeof(v.value) <> case f.kind when 'number' then 'number' when 'yesNo' then 'boolean' else 'string' end
  or (f.kind = 'choice' and not exists (select from jsonb_array_elements(f.choices) c where c -> 'id' = v.value));
