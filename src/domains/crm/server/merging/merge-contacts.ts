import { type MovedParts, mergeRecords } from '#domains/records/server/index.ts'
import { contactChanged, contactMerged } from '#events/crm.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { MergedField } from '../../contract/merging/merge-limits.ts'
import type { ContactView } from '../../contract.ts'
import { recordContact } from '../contacts/contact-activity.ts'
import { contactChanges } from '../contacts/contact-changes.rules.ts'
import { type ContactRow, findContact, lockContacts, placeContact, saveContact } from '../contacts/contacts.sql.ts'
import { loadContactView, requireContactId } from '../contacts/contacts.ts'
import { endOfStage } from '../contacts/place-in-stage.ts'
import * as sql from './merges.sql.ts'
import { beforeTaking, takenFields, withTaken } from './taken-fields.rules.ts'

type Input = { keptId: string; mergedId: string; keptVersion: number; mergedVersion: number; take: readonly MergedField[] }

/**
 * Moves everything of one contact to another and hides it. Fails with NOT_FOUND, SAME_CONTACT, with ALREADY_MERGED when one of them was merged
 * at the same time, and with CONTACT_CHANGED when somebody changed one since it was shown. Returns the kept contact.
 */
export async function mergeContacts(ctx: WorkspaceContext, { keptId, mergedId, ...input }: Input): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (keptId === mergedId) throw new Failure('SAME_CONTACT')
    for (const id of [keptId, mergedId]) await requireContactId(tx.db, workspaceId, id)
    const rows = await lockContacts(tx.db, workspaceId, [keptId, mergedId])
    const [kept, merged] = [rows.get(keptId), rows.get(mergedId)]
    if (!kept || !merged) throw new Failure('ALREADY_MERGED')
    if (kept.version !== input.keptVersion || merged.version !== input.mergedVersion) throw new Failure('CONTACT_CHANGED')
    await merge(tx, ctx, { kept, merged }, takenFields(kept, merged, input.take))
    return loadContactView(tx.db, workspaceId, keptId)
  })
}

type Pair = { kept: ContactRow; merged: ContactRow }

async function merge(tx: Tx, { userId, membership: { workspaceId } }: WorkspaceContext, pair: Pair, taken: MergedField[]): Promise<void> {
  const { kept, merged } = pair
  const ref = { workspaceId, id: kept.id }
  const moved = await moveAll(tx, pair)
  await sql.hideContact(tx.db, { workspaceId, id: merged.id }, kept.id)
  await saveContact(tx.db, ref, withTaken(kept, merged, taken))
  const stageId = taken.includes('stage') ? merged.stageId : null
  if (stageId !== null) await placeAtEnd(tx, ref, stageId)
  const linkTaken = kept.linkedUserId === null && merged.linkedUserId !== null
  if (linkTaken) await sql.setLinkedUser(tx.db, ref, merged.linkedUserId)
  await sql.insertMerge(tx.db, {
    workspaceId,
    id: newId('merge'),
    keptId: kept.id,
    mergedId: merged.id,
    taken,
    before: beforeTaking(kept, taken),
    keptOwnerId: taken.includes('owner') ? kept.ownerId : null,
    linkTaken,
    moved,
    mergedBy: userId,
    mergedAt: tx.now,
  })
  await refresh(tx, pair, moved)
  const after = await findContact(tx.db, ref)
  const changes = after ? contactChanges(textsOf(kept), textsOf(after)) : []
  const name = { field: 'contact', label: null, before: null, after: { kind: 'text', text: merged.name } } as const
  await recordContact(tx, userId, ref, 'merged', [name, ...changes])
  publish(tx, contactMerged({ contactId: merged.id, workspaceId, keptId: kept.id }))
  publish(tx, contactChanged({ contactId: kept.id, workspaceId }))
}

export const textsOf = (row: ContactRow) => ({ ...row, company: row.company ?? '', stage: row.stage ?? '' })

/** Notes and files of the records too. */
async function moveAll(tx: Tx, { kept: { workspaceId, id: to }, merged: { id: from } }: Pair): Promise<sql.Moved> {
  const move = { workspaceId, from, to }
  const interactions = await sql.moveInteractions(tx.db, move)
  await sql.moveScore(tx.db, move)
  const records: MovedParts = await mergeRecords(tx, { workspaceId, type: 'contact', keptId: to, mergedId: from })
  const [deals, tasks] = [await sql.moveDeals(tx.db, move), await sql.moveTasks(tx.db, move)]
  return { interactions, deals, tasks, quotes: await sql.moveQuotes(tx.db, move), records }
}

export async function placeAtEnd(tx: Tx, ref: { workspaceId: string; id: string }, stageId: string): Promise<void> {
  const { title: _title, ...place } = await endOfStage(tx, ref.workspaceId, stageId)
  await placeContact(tx.db, ref, place, tx.now)
}

type Found = { deals: readonly string[]; quotes?: readonly string[] }

/** Deals and quotes are found by the name of their contact. */
export async function refresh(tx: Tx, { kept, merged }: Pair, { deals, quotes = [] }: Found): Promise<void> {
  await tx.services.search.refresh(tx, 'contact', [kept.id, merged.id])
  if (deals.length > 0) await tx.services.search.refresh(tx, 'deal', [...deals])
  if (quotes.length > 0) await tx.services.search.refresh(tx, 'quote', [...quotes])
}
