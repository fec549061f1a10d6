import { contactAssigned, contactCreated } from '#events/crm.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { FIRST_SCORE } from '../../contract/contacts/contact-limits.ts'
import type { ContactInput } from '../../contract.ts'
import { takeCompany } from './companies.sql.ts'
import { recordContact } from './contact-activity.ts'
import { type ContactFields, insertContact } from './contacts.sql.ts'
import { endOfStage } from './place-in-stage.ts'
import { insertScoreEntry } from './score.sql.ts'

/** `userId` is null when an order or a form made the contact. */
type Caller = { userId: string | null; membership: { workspaceId: string } }
/** `addedOn`: the day since when an imported contact is known, as its file says. */
type Made = { origin?: 'typed' | 'order' | 'form'; linkedUserId?: string | null; imported?: { addedOn: string | undefined } }

/**
 * A new contact at the end of its stage, with the first score. Its owner hears of it, unless it is one of many of a file. Returns its id.
 */
export async function addContact(
  tx: Tx,
  { userId, membership: { workspaceId } }: Caller,
  input: ContactInput,
  { imported, ...made }: Made = {},
): Promise<string> {
  const { title: _title, ...place } = await endOfStage(tx, workspaceId, input.stageId)
  const fields = await toContactFields(tx, workspaceId, input)
  const id = newId('contact')
  const createdAt = imported?.addedOn === undefined ? tx.now : new Date(`${imported.addedOn}T00:00:00Z`)
  const cause = imported ? 'imported' : 'created'
  await insertContact(tx.db, { ...fields, ...place, ...made, workspaceId, id, score: FIRST_SCORE, stageChangedAt: tx.now, createdAt })
  await insertScoreEntry(tx.db, { workspaceId, contactId: id, points: FIRST_SCORE, cause, reference: '', createdAt })
  await tx.services.search.add(tx, 'contact', [id])
  await recordContact(tx, userId, { workspaceId, id }, cause)
  publish(tx, contactCreated({ contactId: id, workspaceId }))
  if (!imported) announceOwner(tx, userId, { workspaceId, id }, { before: null, fields })
  return id
}

/** The named company is made if there is none. */
export async function toContactFields(
  tx: Tx,
  workspaceId: string,
  { stageId: _stage, company, ...input }: ContactInput,
): Promise<ContactFields> {
  if (company === '') return { ...input, companyId: null }
  const { id, created } = await takeCompany(tx.db, workspaceId, company, tx.now)
  if (created) await tx.services.search.add(tx, 'company', [id])
  return { ...input, companyId: id }
}

/** A colleague who becomes the owner hears of it. */
export function announceOwner(
  tx: Tx,
  actor: string | null,
  { workspaceId, id: contactId }: { workspaceId: string; id: string },
  { before, fields: { ownerId: owner, name } }: { before: string | null; fields: Pick<ContactFields, 'ownerId' | 'name'> },
): void {
  if (owner !== null && actor !== null && owner !== before && owner !== actor)
    publish(tx, contactAssigned({ contactId, workspaceId, name, owner, actor }))
}
