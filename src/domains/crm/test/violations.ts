/** Statements that break each invariant of crm, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

const CONTACT = (id: string, score: number, mergedInto: string | null = null) =>
  `insert into crm.contacts (workspace_id, id, name, score, merged_into, created_at)
    select id, '${id}', 'x', ${score}, ${mergedInto === null ? 'null' : `'${mergedInto}'`}, now() from workspaces.workspaces limit 1`
const ENTRY = (id: string, points: number) =>
  `insert into crm.score_entries (workspace_id, id, contact_id, points, cause, created_at)
    select workspace_id, 'score_${id}', id, ${points}, 'created', now() from crm.contacts where id = '${id}'`
const MENDS = `delete from crm.contacts where id in ('contact_x', 'contact_y')`

const contacts: readonly PlantedViolation[] = [
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
  {
    name: 'a member is linked with one contact of a workspace, and with none that they refused',
    breaks: `${CONTACT('contact_x', 10)}; ${ENTRY('contact_x', 10)}; update crm.contacts set linked_user_id = 'user_x' where id = 'contact_x'`,
    mends: MENDS,
  },
]

const HIDDEN: PlantedViolation = {
  name: 'a contact is hidden by the merge that stands, and by nothing else',
  breaks: `${CONTACT('contact_x', 10)}; ${ENTRY('contact_x', 10)}; ${CONTACT('contact_y', 10, 'contact_x')}; ${ENTRY('contact_y', 10)}`,
  mends: MENDS,
}

const PIPELINES = `insert into crm.pipelines (workspace_id, id, kind, name, position, created_at)
    select id, p, 'deals', p, 9, now() from (select id from workspaces.workspaces limit 1) w, unnest(array['pipe_x', 'pipe_y']) p;
  insert into crm.stages (workspace_id, pipeline_id, id, title, position, probability, outcome)
    select workspace_id, id, replace(id, 'pipe', 'stage'), 'x', 0, 10, 'open' from crm.pipelines where id in ('pipe_x', 'pipe_y')`
const DEAL = (pipeline: string, closedAt: string) => `insert into crm.deals
  (workspace_id, id, title, pipeline_id, stage_id, stage_key, amount_minor, currency, stage_changed_at, active_at, closed_at, created_at)
  select workspace_id, 'deal_x', 'x', '${pipeline}', 'stage_x', 'V', 5, 'USD', now(), now(), ${closedAt}, now() from crm.pipelines where id = 'pipe_x'`
const FOUND = `delete from search.documents where id = 'deal_x'`
const MENDS_DEAL = `delete from crm.deals where id = 'deal_x'; delete from crm.stage_sums where stage_id = 'stage_x';
  delete from crm.pipelines where id in ('pipe_x', 'pipe_y'); ${FOUND}`

const deals: readonly PlantedViolation[] = [
  {
    name: 'the cards of a stage are counted',
    breaks: `${PIPELINES}; ${DEAL('pipe_x', 'null')}; update crm.stage_sums set cards = 2 where stage_id = 'stage_x'`,
    mends: MENDS_DEAL,
  },
  {
    name: 'the amounts of a stage are the sum of its deals',
    breaks: `${PIPELINES}; ${DEAL('pipe_x', 'null')}; update crm.stage_sums set amount_minor = 6 where stage_id = 'stage_x'`,
    mends: MENDS_DEAL,
  },
  { name: 'a deal is closed when its stage is won or lost', breaks: `${PIPELINES}; ${DEAL('pipe_x', 'now()')}`, mends: MENDS_DEAL },
  { name: 'a deal is in a stage of its pipeline', breaks: `${PIPELINES}; ${DEAL('pipe_y', 'null')}`, mends: MENDS_DEAL },
  { name: 'deals are found by those with the permission', breaks: `${PIPELINES}; ${DEAL('pipe_x', 'null')}`, mends: MENDS_DEAL },
]

const QUOTE = `insert into crm.quotes (workspace_id, id, number, valid_until, language, total_minor, created_at)
  select id, 'quote_x', 999999, now(), 'en', 5, now() from workspaces.workspaces limit 1`
const MENDS_QUOTE = `delete from crm.quotes where id = 'quote_x'`

const quotes: readonly PlantedViolation[] = [
  { name: 'a quote costs the sum of its lines', breaks: QUOTE, mends: MENDS_QUOTE },
  { name: 'quotes are found by those with the permission', breaks: QUOTE, mends: MENDS_QUOTE },
]

export const violations: readonly PlantedViolation[] = [...contacts, HIDDEN, ...deals, ...quotes]
