/** Demo contacts of Dar Amira with their companies, and what was said with them. Deals refer to them (`demo-deals.ts`). */
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { INTERACTION_POINTS } from '../contract/contacts/contact-limits.ts'
import type { SegmentConditions } from '../contract.ts'
import { addContact } from './contacts/add-contact.ts'
import { insertCompany } from './contacts/companies.sql.ts'
import { insertInteraction } from './contacts/interactions.sql.ts'
import { addPoints } from './contacts/score.sql.ts'
import { ensurePipelines } from './ensure-pipelines.ts'
import { insertSegment } from './segments/segments.sql.ts'
import { dayOf } from './tasks/tasks.ts'

const DAY_MS = 24 * 3600_000

type Talk = readonly [type: 'call' | 'email' | 'meeting' | 'message' | 'note', daysAgo: number, notes: string]

/** Name, email, company, segment, days since they are known, and what was said. */
type DemoContact = readonly [string, string, string, string, number, readonly Talk[]]
export const CONTACTS: readonly DemoContact[] = [
  [
    'Elena Duarte',
    'elena@cafeandino.example',
    'Café Andino',
    'Restaurants',
    40,
    [
      ['call', 9, 'Asked for 60 place settings.'],
      ['email', 2, 'Sent the price list.'],
    ],
  ],
  ['Sara Haddad', 'sara.haddad@weddings.example', '', 'Events', 12, [['message', 1, 'Two weddings in January.']]],
  ['Tomás Prieto', 'tprieto@prietolaw.example', 'Prieto & Asociados', 'Gifts', 30, [['email', 5, 'Needs a logo on each box.']]],
  [
    'Lucía Mirador',
    'compras@hotelmirador.example',
    'Hotel Mirador',
    'Hotels',
    75,
    [
      ['meeting', 20, 'Looked at the lobby together.'],
      ['call', 3, 'Prefers the matte glaze.'],
    ],
  ],
  ['Karim Nasser', 'karim@souktable.example', 'Souk Table', 'Restaurants', 60, [['call', 19, 'Wants cups that stack.']]],
  [
    'Ingrid Falk',
    'ingrid@northwind.example',
    'Northwind',
    'Gifts',
    90,
    [
      ['meeting', 31, 'Met at the fair.'],
      ['email', 12, 'Asked for a quote.'],
      ['call', 4, 'Budget is approved.'],
    ],
  ],
  ['Marta Green', 'marta@greencorner.example', 'Green Corner', 'Shops', 210, [['note', 22, 'Hard to reach on Mondays.']]],
  ['Youssef Karam', 'youssef@rooftops.example', 'Rooftop Gardens', 'Shops', 20, [['call', 1, 'Frost-proof planters only.']]],
  [
    'Paula Verde',
    'paula@casaverde.example',
    'Casa Verde',
    'Shops',
    150,
    [
      ['meeting', 40, 'Chose the spring colors.'],
      ['email', 6, 'Sent photos of the samples.'],
    ],
  ],
  ['Hana Suzuki', 'hana@tilestudio.example', 'Tile Studio', 'Designers', 55, [['call', 2, 'Forty square meters for a kitchen.']]],
  [
    'Rami Aziz',
    'rami@oliveguesthouse.example',
    'Olive Guesthouse',
    'Hotels',
    120,
    [
      ['email', 14, 'Ordered breakfast sets.'],
      ['call', 9, 'Happy with the delivery.'],
    ],
  ],
  [
    'Claire Dubois',
    'claire@ateliercuisine.example',
    'Atelier Cuisine',
    'Restaurants',
    180,
    [
      ['meeting', 45, 'Visited the workshop.'],
      ['note', 31, 'Pays within a week.'],
    ],
  ],
  ['Diego Sur', 'diego@parquesur.example', 'Parque Sur', 'Shops', 65, [['call', 14, 'Bought somewhere else.']]],
  // The same person as Elena Duarte, written down twice.
  ['E. Duarte', 'ELENA@cafeandino.example', '', '', 6, [['message', 5, 'Wrote from her own phone.']]],
]

const SEGMENTS: readonly (readonly [string, SegmentConditions])[] = [
  ['Restaurants', { segment: 'Restaurants' }],
  ['Warm contacts', { minScore: 20 }],
]

type DemoCompany = { workspaceId: string; name: string; email: string; line: number; createdAt: Date }

/** Its website is that of its people's emails. */
const demoCompany = ({ email, line, ...rest }: DemoCompany) => ({
  ...rest,
  id: newId('company'),
  website: `https://${email.slice(email.indexOf('@') + 1)}`,
  phone: `+593 2 555 0${line}`,
  notes: '',
})

/** `workspaceOf` returns the workspace id of a vendor slug. */
export async function seedContacts(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const owner = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !owner) return
  await ensurePipelines(tx.db, workspaceId, tx.now)
  for (const [name, conditions] of SEGMENTS)
    await insertSegment(tx.db, { workspaceId, id: newId('segment'), name, conditions, createdAt: tx.now })
  const at = (daysAgo: number): Tx => ({ ...tx, now: new Date(tx.now.getTime() - daysAgo * DAY_MS) })
  const caller = { userId: owner, membership: { workspaceId } }
  for (const [index, [name, email, company, segment, knownFor, talks]] of CONTACTS.entries()) {
    const line = 141 + 3 * index
    if (company) {
      const added = demoCompany({ workspaceId, name: company, email, line, createdAt: at(knownFor).now })
      await insertCompany(tx.db, added)
      await tx.services.search.add(tx, 'company', [added.id])
    }
    const fields = { name, email, company, segment, phone: `+593 99 555 0${line}`, ownerId: owner, notes: '' }
    const contactId = await addContact(at(knownFor), caller, fields)
    for (const [type, daysAgo, notes] of talks) {
      const { now: createdAt } = at(daysAgo)
      const id = newId('interaction')
      await insertInteraction(tx.db, { workspaceId, id, contactId, type, happenedOn: dayOf(createdAt), notes, authorId: owner, createdAt })
      await addPoints(tx.db, { workspaceId, contactId, points: INTERACTION_POINTS, cause: 'interaction', reference: id, createdAt })
    }
  }
}
