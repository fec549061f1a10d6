/** Statements that break each invariant of records, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const HERE = `insert into workspaces.workspaces (id, name, kind, created_at, closed_at)
    values ('ws_x', '', 'business', now(), now()), ('ws_y', '', 'business', now(), now());
  insert into records.records (workspace_id, type, record_id) values ('ws_x', 'product', 'prod_x')`
const mends = `delete from workspaces.workspaces where id in ('ws_x', 'ws_y')`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'a record has tags of its own workspace',
    breaks: `${HERE}; insert into records.tags (id, workspace_id, name, name_key, color) values ('tag_x', 'ws_y', 'X', 'x', 'red');
      insert into records.record_tags (workspace_id, type, record_id, tag_id) values ('ws_x', 'product', 'prod_x', 'tag_x')`,
    mends,
  },
  {
    name: 'a record has values of fields of its workspace and type, of the kind of the field',
    breaks: `${HERE}; insert into records.fields (id, workspace_id, type, name, kind, position) values ('fld_x', 'ws_x', 'product', 'X', 'number', 0);
      insert into records.field_values (workspace_id, type, record_id, field_id, value) values ('ws_x', 'product', 'prod_x', 'fld_x', '"text"')`,
    mends,
  },
]
