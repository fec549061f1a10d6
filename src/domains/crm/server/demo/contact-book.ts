/** Contacts of a past year of orders: by the rules of `take-act.ts` and `add-contact.ts`, kept in memory and written in sets. */

import { type Activity, recordPastActivity } from '#domains/records/server/index.ts'
import { orderPlaced } from '#events/checkout.ts'
import type { Past } from '#platform/server/demo/past.ts'
import type { OutsidePerson } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { FIRST_SCORE } from '../../contract/contacts/contact-limits.ts'
import { keyBetween } from '../board-keys.rules.ts'
import type { Ref } from '../contacts/contacts.sql.ts'
import { endOfStage } from '../contacts/place-in-stage.ts'
import type { ActRow } from '../links/acts.sql.ts'
import type { Knows } from '../links/links.sql.ts'
import { actsOfOrder } from '../links/order-acts.ts'
import { loadPersons, toCustomer } from '../links/persons.ts'
import type { Act } from '../links/take-act.ts'
import * as sql from './contact-book.sql.ts'
import { openKnownContacts, openMembers } from './known-people.ts'

/** What `crm.followOrders` would have written on the days of these orders, which are stored. */
export async function writeContactsOfOrders(tx: Tx, past: Past): Promise<void> {
  const acts = past.events.flatMap(({ type, payload, happenedAt: at }) =>
    type === orderPlaced.type ? actsOfOrder(payload as EventPayload<typeof orderPlaced>).map((act) => ({ ...act, at })) : [],
  )
  const book = await openContactBook(tx, past, acts)
  for (const act of acts) book.take(act)
  await book.write()
}

/** Begins with the contacts that are there. */
async function openContactBook(tx: Tx, past: Past, acts: readonly Act[]) {
  const { ids } = past
  const persons = await loadPersons(
    tx,
    'orderPart',
    acts.map(({ record }) => record.id),
  )
  const members = await openMembers(tx, [...new Set(acts.flatMap(({ userId }) => userId ?? []))])
  const known = await openKnownContacts(tx, [...new Set(acts.map(({ workspaceId }) => workspaceId))])
  const made: sql.PastContact[] = []
  const linked: (Ref & { userId: string })[] = []
  const choices: (Knows & { createdAt: Date })[] = []
  const activity: (Activity & { at: Date })[] = []
  const taken: ActRow[] = []

  function record({ workspaceId, id }: Ref, action: 'created' | 'linked', at: Date): void {
    activity.push({ workspaceId, type: 'contact', id, actorId: null, action: `crm.${action}`, changes: [], at })
  }

  function add({ workspaceId, at }: Act, person: OutsidePerson, linkedUserId: string | null): Ref {
    const key = { workspaceId, id: ids('contact', at) }
    const contact = {
      ...toCustomer(person),
      ...key,
      companyId: null,
      origin: 'order' as const,
      linkedUserId,
      score: FIRST_SCORE,
      createdAt: at,
    }
    made.push(contact)
    known.add(contact)
    record(key, 'created', at)
    return key
  }

  function addGuest(act: Act): Ref | null {
    const person = persons.get(act.record.id)
    return person && !known.hasEmail(act.workspaceId, person.email) ? add(act, person, null) : null
  }

  function linkFree(member: Knows): Ref | null {
    const email = members.mailedAddress(member.userId)
    const free = email === null ? undefined : known.linkFree(member, email)
    if (!free) return null
    linked.push({ workspaceId: free.workspaceId, id: free.id, userId: member.userId })
    return free
  }

  function linkMember(act: Act, userId: string): Ref | null {
    const member = { userId, workspaceId: act.workspaceId }
    if (!members.canBeLinked(member)) return null
    const before = known.findLinked(member)
    if (before) return before
    const person = persons.get(act.record.id)
    const contact = linkFree(member) ?? (person ? add(act, person, userId) : null)
    if (!contact) return null
    if (members.isNew(member)) choices.push({ ...member, createdAt: act.at })
    record(contact, 'linked', act.at)
    return contact
  }

  return {
    take(act: Act): void {
      const { workspaceId, userId, kind, at: happenedAt } = act
      const contact = userId === null ? addGuest(act) : linkMember(act, userId)
      if (!contact) return
      const { type: resourceType, id: resourceId } = act.record
      taken.push({ workspaceId, id: ids('act', happenedAt), contactId: contact.id, kind, resourceType, resourceId, happenedAt })
    },
    async write(): Promise<void> {
      await sql.insertContacts(tx.db, await placeInStages(tx, made))
      await sql.insertScoreEntries(
        tx.db,
        made.map(({ workspaceId, id: contactId, score: points, createdAt }) => ({
          workspaceId,
          id: ids('score', createdAt),
          contactId,
          points,
          cause: 'created',
          createdAt,
        })),
      )
      await sql.linkContacts(tx.db, linked)
      await sql.insertMemberLinks(tx.db, choices)
      await sql.insertActs(tx.db, taken)
      await recordPastActivity(tx, past, activity)
      await tx.services.search.add(
        tx,
        'contact',
        made.map(({ id }) => id),
      )
    },
  }
}

/** One after the other at the end of the first stage of their workspace. */
async function placeInStages(tx: Tx, contacts: readonly sql.PastContact[]) {
  const placed: Parameters<typeof sql.insertContacts>[1][number][] = []
  for (const [workspaceId, own] of Map.groupBy(contacts, (contact) => contact.workspaceId)) {
    const begun = own[0]?.createdAt ?? tx.now
    const { stageId, stageKey: first } = await endOfStage({ ...tx, now: begun }, workspaceId)
    let stageKey = first
    for (const contact of own) {
      placed.push({ ...contact, stageId, stageKey, stageChangedAt: contact.createdAt })
      stageKey = keyBetween(stageKey, null)
    }
  }
  return placed
}
