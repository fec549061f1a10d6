/** Statements that break each invariant of approvals, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const REQUEST = `insert into approvals.requests (id, kind, resource_type, resource_id, author_id, status, requested_at, decided_at, decided_by)
  values ('apr_x', 'test.act', 'x', 'x', 'usr_x', 'Approved', now(), now(), 'usr_y');
  insert into approvals.steps (request_id, position, step, at, actor_id) values ('apr_x', 1, 'requested', now(), 'usr_x')`
const mends = "delete from approvals.requests where id = 'apr_x'"

export const violations: readonly PlantedViolation[] = [
  { name: 'the last step of a request is its status', breaks: REQUEST, mends },
  {
    name: 'nobody approves or rejects their own request, in their own place or as a substitute',
    breaks: `${REQUEST}; insert into approvals.steps (request_id, position, step, at, actor_id) values ('apr_x', 2, 'approved', now(), 'usr_x')`,
    mends,
  },
]
