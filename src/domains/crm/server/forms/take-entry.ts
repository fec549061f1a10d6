/** A form that somebody sent becomes a contact, or an interaction with the one that has the email. */
import { formSent } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { INTERACTION_POINTS } from '../../contract/contacts/contact-limits.ts'
import { addContact } from '../contacts/add-contact.ts'
import { lockContacts } from '../contacts/contacts.sql.ts'
import { insertInteraction } from '../contacts/interactions.sql.ts'
import { addPoints } from '../contacts/score.sql.ts'
import { loadContactStages } from '../contacts/stages.sql.ts'
import { insertAct } from '../links/acts.sql.ts'
import { linkMember } from '../links/take-act.ts'
import { dayOf } from '../tasks/tasks.ts'
import { type FormRow, findContactIdByEmail } from './forms.sql.ts'

export type Entry = { name: string; email: string; phone: string; message: string; fax: string }

/**
 * The act of a signed-in sender links them; a guest's email only finds the contact that the message is for. An entry with the hidden field
 * comes from a program and is dropped.
 */
export async function takeEntry(tx: Tx, form: FormRow, entry: Entry, senderId: string | null): Promise<void> {
  if (entry.fax !== '') return
  const { workspaceId, id: formId, title } = form
  const { now: createdAt } = tx
  const linked =
    senderId === null ? null : await linkMember(tx, { userId: senderId, workspaceId }, () => addLead(tx, form, entry, senderId))
  const contactId = linked ?? (await findContactIdByEmail(tx.db, workspaceId, entry.email)) ?? (await addLead(tx, form, entry, null))
  if (!(await lockContacts(tx.db, workspaceId, [contactId])).has(contactId)) throw notFound()
  const id = newId('interaction')
  const notes = [title, entry.message].filter(Boolean).join('\n\n')
  const place = { workspaceId, contactId, createdAt }
  await insertInteraction(tx.db, { ...place, id, type: 'message', happenedOn: dayOf(createdAt), notes, authorId: '', senderId })
  await addPoints(tx.db, { ...place, points: INTERACTION_POINTS, cause: 'interaction', reference: id })
  if (linked !== null)
    await insertAct(tx.db, {
      workspaceId,
      id: newId('act'),
      contactId,
      kind: 'form',
      resourceType: 'interaction',
      resourceId: id,
      happenedAt: createdAt,
    })
  publish(tx, formSent({ formId, contactId, workspaceId, title, owner: form.ownerId }))
}

/** A stage or an owner that is gone is left out. */
async function addLead(tx: Tx, form: FormRow, { name, email, phone }: Entry, linkedUserId: string | null): Promise<string> {
  const { workspaceId, segment, ownerId } = form
  const stages = await loadContactStages(tx.db, workspaceId)
  const stageId = stages.find(({ id }) => id === form.stageId)?.id
  const input = { name, email, phone, company: '', segment, ownerId, notes: '', ...(stageId && { stageId }) }
  return addContact(tx, { userId: null, membership: { workspaceId } }, input, { origin: 'form', linkedUserId })
}
