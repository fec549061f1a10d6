/** An act of somebody towards a workspace: it may link them with a contact, or make one, and the contact remembers it. */
import { findAccount } from '#domains/accounts/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { contactChanged } from '#events/crm.ts'
import type { OutsidePerson } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ActKind } from '../../contract/links/link-limits.ts'
import { addContact } from '../contacts/add-contact.ts'
import { recordContact } from '../contacts/contact-activity.ts'
import { findContactId } from '../contacts/contacts.sql.ts'
import { insertAct } from './acts.sql.ts'
import * as links from './links.sql.ts'
import { loadPersons, toCustomer } from './persons.ts'

export type Act = {
  workspaceId: string
  /** Null: a guest. */
  userId: string | null
  kind: ActKind
  record: { type: string; id: string }
  at: Date
}
export type Towards = Omit<Act, 'at'>

/**
 * Only the act itself links a member: with the contact that has their mailed address, else with a new one if the act brings a person. A
 * guest's address is typed, so it attaches nothing to a contact that is there.
 */
export async function takeAct(tx: Tx, act: Act): Promise<void> {
  const contactId =
    act.userId === null ? await addGuest(tx, act) : await linkMember(tx, { ...act, userId: act.userId }, () => addMember(tx, act))
  if (contactId === null) return
  const { workspaceId, kind, record, at: happenedAt } = act
  await insertAct(tx.db, { workspaceId, id: newId('act'), contactId, kind, resourceType: record.type, resourceId: record.id, happenedAt })
}

async function addGuest(tx: Tx, act: Act): Promise<string | null> {
  const person = await loadPerson(tx, act)
  if (!person || (await links.hasContactWithEmail(tx.db, act.workspaceId, person.email))) return null
  return addPerson(tx, act.workspaceId, person, null)
}

/**
 * The contact that is linked with a member after an act of theirs; null when nothing links them. Colleagues aren't customers of their own
 * workspace. `add` makes a linked contact if the act brings a person.
 */
export async function linkMember(tx: Tx, act: links.Knows, add: () => Promise<string | null>): Promise<string | null> {
  const { workspaceId, userId } = act
  await links.lockLink(tx.db, act)
  const account = await findAccount(tx.db, userId)
  if (!account || account.deletionRequestedAt || (await loadMembership(tx.db, userId, workspaceId))) return null
  if ((await links.findMemberLink(tx.db, act))?.refused) return null
  const linked = await links.findLinkedContactId(tx.db, act)
  if (linked !== undefined) return (await findContactId(tx.db, { workspaceId, id: linked })) ?? null
  const typed = account.emailProof === 'mailed' ? await links.findFreeContactId(tx.db, workspaceId, account.email) : undefined
  if (typed !== undefined) await links.linkContact(tx.db, { workspaceId, id: typed }, userId)
  const contactId = typed ?? (await add())
  if (contactId === null) return null
  await links.insertMemberLink(tx.db, { userId, workspaceId, createdAt: tx.now })
  await recordContact(tx, null, { workspaceId, id: contactId }, 'linked')
  publish(tx, contactChanged({ contactId, workspaceId }))
  return contactId
}

async function addMember(tx: Tx, act: Act): Promise<string | null> {
  const person = await loadPerson(tx, act)
  return person ? addPerson(tx, act.workspaceId, person, act.userId) : null
}

async function loadPerson(tx: Tx, { record: { type, id } }: Act): Promise<OutsidePerson | null> {
  return (await loadPersons(tx, type, [id])).get(id) ?? null
}

async function addPerson(tx: Tx, workspaceId: string, person: OutsidePerson, linkedUserId: string | null): Promise<string> {
  const input = { ...toCustomer(person), company: '' }
  return addContact(tx, { userId: null, membership: { workspaceId } }, input, { origin: 'order', linkedUserId })
}
