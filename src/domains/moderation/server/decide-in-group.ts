import { loadOpenReports } from '#domains/reports/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ReportReason } from '../../reports/contract.ts'
import type { Found, Refusals } from './decide-each.ts'
import { decideRecord } from './decide-record.ts'
import { requireModerator } from './group-reports.ts'

export type GroupDecision = ResourceRef & {
  groupId: string
  action: 'dismiss' | 'remove'
  reason?: ReportReason | undefined
  text: string
}

/**
 * A moderator of the group keeps or removes what was reported in it. Warnings and suspensions are for administrators, who also decide about
 * appeals. Fails with NOT_FOUND for records of other groups and those that the filter holds, with OWN_RECORD, REASON_NEEDED and
 * ALREADY_DECIDED.
 */
export async function decideInGroup(ctx: MemberContext, { groupId, type, id, ...decision }: GroupDecision): Promise<Record<string, never>> {
  const record = { type, id }
  return transact(ctx, async (tx) => {
    await requireModerator(ctx, tx.db, groupId)
    const authorId = (await tx.services.resources.moderation(type)?.authorOf(tx.db, [id]))?.get(id) ?? null
    const refusal = (await findRefusals(tx, ctx, groupId, [{ record, authorId }])).get(record)
    if (refusal) throw refusal
    await decideRecord(tx, ctx, { record, authorId, ...decision })
    return {}
  })
}

/** In two statements for each type. */
export async function findRefusals(tx: Tx, { userId }: MemberContext, groupId: string, found: Found): Promise<Refusals> {
  const refusals = new Map<ResourceRef, Failure>()
  for (const [type, some] of Map.groupBy(found, ({ record }) => record.type)) {
    const ids = some.map(({ record }) => record.id)
    const groups = await tx.services.resources.moderation(type)?.groupOf?.(tx.db, ids)
    const open = await loadOpenReports(tx.db, type, ids)
    const held = new Set(open.flatMap(({ automatic, resourceId }) => (automatic ? resourceId : [])))
    for (const { record, authorId } of some)
      if (groups?.get(record.id) !== groupId || held.has(record.id)) refusals.set(record, notFound())
      else if (authorId === userId) refusals.set(record, new Failure('OWN_RECORD'))
  }
  return refusals
}
