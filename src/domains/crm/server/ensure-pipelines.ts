/** The pipelines that every workspace begins with (spec §9): one of contacts, and one of deals. */
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertContactsPipeline, insertPipeline, insertStages } from './boards/pipelines.sql.ts'

export const FIRST_STAGES = [
  { title: 'New Lead', probability: 10, outcome: 'open' },
  { title: 'Contacted', probability: 25, outcome: 'open' },
  { title: 'Proposal Sent', probability: 50, outcome: 'open' },
  { title: 'Negotiation', probability: 75, outcome: 'open' },
  { title: 'Closed-Won', probability: 100, outcome: 'won' },
  { title: 'Closed-Lost', probability: 0, outcome: 'lost' },
] as const

/**
 * Makes them, unless the workspace has them. In a transaction only: of several callers at once one makes them and the others wait for it.
 */
export async function ensurePipelines(db: Db, workspaceId: string, now: Date): Promise<void> {
  const ofContacts = { workspaceId, id: newId('pipeline'), name: 'Contacts', position: 0, createdAt: now }
  if (!(await insertContactsPipeline(db, ofContacts))) return
  const ofDeals = { workspaceId, id: newId('pipeline'), name: 'Sales', position: 1, createdAt: now }
  await insertPipeline(db, ofDeals)
  for (const { id: pipelineId } of [ofContacts, ofDeals]) await insertStages(db, firstStages(workspaceId, pipelineId))
}

export const firstStages = (workspaceId: string, pipelineId: string) =>
  FIRST_STAGES.map((stage, position) => ({ ...stage, workspaceId, pipelineId, id: newId('stage'), position }))
