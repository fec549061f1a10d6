import { contactChanged, stageChanged } from '#events/crm.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { ContactInput, ContactView } from '../../contract.ts'
import { lockLead } from '../merging/lock-lead.ts'
import { announceOwner, toContactFields } from './add-contact.ts'
import { recordContact } from './contact-activity.ts'
import { contactChanges } from './contact-changes.rules.ts'
import { type ContactFields, type ContactRow, placeContact, saveContact } from './contacts.sql.ts'
import { loadContactView, requireOwner } from './contacts.ts'
import { endOfStage } from './place-in-stage.ts'

/** Fails with NOT_FOUND, with STALE and the current version, OWNER_UNKNOWN and STAGE_UNKNOWN. An owner who left can stay. */
export async function updateContact(
  ctx: WorkspaceContext,
  { contactId, version, ...input }: ContactInput & { contactId: string; version: number },
): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const before = await lockLead(tx, workspaceId, contactId)
    const { id } = before
    if (before.version !== version || id !== contactId)
      throw new Failure('STALE', { current: await loadContactView(tx.db, workspaceId, id) })
    if (input.ownerId !== before.ownerId) await requireOwner(tx.db, workspaceId, input.ownerId)
    const fields = await changeContact(tx, ctx, before, input)
    announceOwner(tx, ctx.userId, { workspaceId, id }, { before: before.ownerId, fields })
    return loadContactView(tx.db, workspaceId, id)
  })
}

/** The contact is locked. Returns what was saved. */
export async function changeContact(
  tx: Tx,
  { userId, membership }: Pick<WorkspaceContext, 'userId' | 'membership'>,
  before: ContactRow,
  input: ContactInput,
): Promise<ContactFields> {
  const ref = { workspaceId: membership.workspaceId, id: before.id }
  const fields = await toContactFields(tx, ref.workspaceId, input)
  const place =
    input.stageId !== undefined && input.stageId !== before.stageId ? await endOfStage(tx, ref.workspaceId, input.stageId) : null
  await saveContact(tx.db, ref, fields)
  if (place) {
    const { title, ...at } = place
    await placeContact(tx.db, ref, at, tx.now)
    publish(tx, stageChanged({ contactId: ref.id, workspaceId: ref.workspaceId, stageId: at.stageId, title, actor: userId }))
  }
  await tx.services.search.refresh(tx, 'contact', [ref.id])
  const changes = contactChanges(
    { ...before, company: before.company ?? '', stage: before.stage ?? '' },
    { ...fields, company: input.company, stage: place?.title ?? before.stage ?? '' },
  )
  if (changes.length > 0) await recordContact(tx, userId, ref, 'updated', changes)
  publish(tx, contactChanged({ contactId: ref.id, workspaceId: ref.workspaceId }))
  return fields
}
