/** Statements that break each invariant of moderation, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const DECISION = `insert into moderation.decisions (id, resource_type, resource_id, action, reason, detected, opened_at, reports, decided_at)
  values ('dec_x', 'product', 'prod_x', 'warn', 'spam', 'reports', now() - interval '1 year', 1, now() - interval '100 days');`
const MEND = `alter table moderation.appeals disable trigger user; alter table moderation.decisions disable trigger user;
  delete from moderation.appeals; delete from moderation.decisions where id = 'dec_x'; delete from reports.reports where id = 'rpt_x';
  alter table moderation.appeals enable trigger user; alter table moderation.decisions enable trigger user`

export const violations: readonly PlantedViolation[] = [
  {
    name: 'an appeal begins within 30 days of its decision, and not against a dismissal',
    breaks: `${DECISION} insert into moderation.appeals values ('dec_x', 'Late.', now())`,
    mends: MEND,
  },
  {
    name: 'a record with a decision has no open report from before it',
    breaks: `${DECISION} insert into reports.reports (id, resource_type, resource_id, reason, reported_at)
      values ('rpt_x', 'product', 'prod_x', 'spam', now() - interval '1 year')`,
    mends: MEND,
  },
]
