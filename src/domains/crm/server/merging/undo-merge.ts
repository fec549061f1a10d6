import { unmergeRecords } from '#domains/records/server/index.ts'
import { contactChanged, contactUnmerged } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { ContactView } from '../../contract.ts'
import { findCompany } from '../contacts/companies.sql.ts'
import { recordContact } from '../contacts/contact-activity.ts'
import { contactChanges } from '../contacts/contact-changes.rules.ts'
import { type ContactFields, type ContactRow, findContact, lockContacts, saveContact } from '../contacts/contacts.sql.ts'
import { loadContactView, loadPossibleOwners } from '../contacts/contacts.ts'
import { loadContactStages } from '../contacts/stages.sql.ts'
import { placeAtEnd, refresh, textsOf } from './merge-contacts.ts'
import * as sql from './merges.sql.ts'
import { toFields, unchangedFields } from './taken-fields.rules.ts'

/**
 * Shows a merged contact again, with what came from it and still is with the kept one. Fields that the kept contact took go back unless
 * somebody changed them since. Fails with NOT_FOUND, MERGE_UNDONE, and with MERGED_AGAIN when the kept contact was merged itself.
 */
export async function undoMerge(ctx: WorkspaceContext, mergeId: string): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const merge = await sql.findMerge(tx.db, { workspaceId, id: mergeId })
    if (!merge) throw notFound()
    const { keptId, mergedId } = merge
    await sql.lockPair(tx.db, workspaceId, [keptId, mergedId])
    if (!(await sql.endMerge(tx.db, merge, ctx.userId, tx.now))) throw new Failure('MERGE_UNDONE')
    const kept = (await lockContacts(tx.db, workspaceId, [keptId])).get(keptId)
    if (!kept) throw new Failure('MERGED_AGAIN')
    await sql.showContact(tx.db, { workspaceId, id: mergedId })
    const merged = await findContact(tx.db, { workspaceId, id: mergedId })
    if (!merged) throw notFound()
    await undo(tx, ctx.userId, merge, { kept, merged })
    return loadContactView(tx.db, workspaceId, mergedId)
  })
}

type Pair = { kept: ContactRow; merged: ContactRow }

async function undo(tx: Tx, userId: string, merge: sql.MergeRow, pair: Pair): Promise<void> {
  const { kept, merged } = pair
  const { workspaceId, moved } = merge
  const back = { workspaceId, from: kept.id, to: merged.id }
  await sql.moveScore(tx.db, back, await sql.moveInteractions(tx.db, back, moved.interactions))
  await sql.moveTasks(tx.db, back, moved.tasks)
  const deals = await sql.moveDeals(tx.db, back, moved.deals)
  const quotes = await sql.moveQuotes(tx.db, back, moved.quotes ?? [])
  await unmergeRecords(tx, { workspaceId, type: 'contact', keptId: kept.id, mergedId: merged.id }, moved.records)
  await restoreFields(tx, merge, pair)
  if (merge.linkTaken && kept.linkedUserId === merged.linkedUserId) await sql.setLinkedUser(tx.db, kept, null)
  if (merged.stageId !== null) await placeAtEnd(tx, merged, merged.stageId)
  await tx.services.search.add(tx, 'contact', [merged.id])
  await refresh(tx, pair, { deals, quotes })
  const after = await findContact(tx.db, kept)
  const name = { field: 'contact', label: null, before: { kind: 'text', text: merged.name }, after: null } as const
  await recordContact(tx, userId, kept, 'unmerged', [name, ...(after ? contactChanges(textsOf(kept), textsOf(after)) : [])])
  await recordContact(tx, userId, merged, 'unmerged')
  publish(tx, contactUnmerged({ contactId: merged.id, workspaceId, keptId: kept.id }))
  publish(tx, contactChanged({ contactId: kept.id, workspaceId }))
}

/** A company, a stage or an owner that is gone is not given back. */
async function restoreFields(tx: Tx, { workspaceId, taken, before, keptOwnerId }: sql.MergeRow, { kept, merged }: Pair): Promise<void> {
  const fields = unchangedFields(kept, merged, taken)
  const { companyId, stageId, ...texts } = before
  const given: Partial<ContactFields> = Object.fromEntries(Object.entries(texts).filter(([field]) => fields.some((one) => one === field)))
  if (fields.includes('company') && companyId !== undefined)
    if (companyId === null || (await findCompany(tx.db, { workspaceId, id: companyId }))) given.companyId = companyId
  if (fields.includes('owner'))
    if (keptOwnerId === null || (await loadPossibleOwners(tx.db, workspaceId)).includes(keptOwnerId)) given.ownerId = keptOwnerId
  await saveContact(tx.db, kept, { ...toFields(kept), ...given })
  if (!fields.includes('stage') || !stageId) return
  if ((await loadContactStages(tx.db, workspaceId)).some(({ id }) => id === stageId)) await placeAtEnd(tx, kept, stageId)
}
