/** Statements that break each invariant of crm, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const CONTACT = (id: string, score: number, mergedInto: string | null = null) =>
  `insert into crm.contacts (workspace_id, id, name, score, merged_into, created_at)
    select id, '${id}', 'x', ${score}, ${mergedInto === null ? 'null' : `'${mergedInto}'`}, now() from workspaces.workspaces limit 1`
const ENTRY = (id: string, points: number) =>
  `insert into crm.score_entries (workspace_id, id, contact_id, points, cause, created_at)
    select workspace_id, 'score_${id}', id, ${points}, 'created', now() from crm.contacts where id = '${id}'`
const MENDS = `delete from crm.contacts where id in ('contact_x', 'contact_y')`

export const violations: readonly PlantedViolation[] = [
  { name: 'the score of a contact is the sum of its entries', breaks: CONTACT('contact_x', 10), mends: MENDS },
  {
    name: 'a contact has 10 points and 5 per interaction',
    breaks: `${CONTACT('contact_x', 15)}; ${ENTRY('contact_x', 15)}`,
    mends: MENDS,
  },
  {
    name: 'contacts and companies are found by those with the permission',
    breaks: `${CONTACT('contact_x', 10)}; ${ENTRY('contact_x', 10)}`,
    mends: MENDS,
  },
  {
    name: 'a merged contact leads to another of its workspace, and nothing is left with it',
    breaks: `${CONTACT('contact_y', 10, 'contact_none')}; ${ENTRY('contact_y', 10)}`,
    mends: MENDS,
  },
]
