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
  [
    'Farah Odeh',
    'farah@jabalcafe.example',
    'Jabal Café',
    'Restaurants',
    330,
    [
      ['meeting', 300, 'Came to choose cups with her barista.'],
      ['call', 118, 'Broke six, wants eight.'],
      ['message', 17, 'Sent a photo of the new counter.'],
    ],
  ],
  [
    'Nabil Khoury',
    'nabil@cedarinn.example',
    'Cedar Inn',
    'Hotels',
    290,
    [
      ['email', 288, 'Found us at the fair in Beirut.'],
      ['meeting', 240, 'Twelve rooms, one vase each.'],
      ['email', 44, 'Paid the invoice, asked about lamps.'],
    ],
  ],
  [
    'Dana Qasem',
    'dana@nestinteriors.example',
    'Nest Interiors',
    'Designers',
    205,
    [
      ['meeting', 198, 'Borrowed five pieces for a shoot.'],
      ['call', 61, 'Two of them are sold.'],
    ],
  ],
  [
    'Reem Shaheen',
    'reem@reemandco.example',
    'Reem & Co',
    'Events',
    96,
    [
      ['call', 90, 'Ramadan tables, 40 guests.'],
      ['message', 26, 'Wants the teapots in forest.'],
    ],
  ],
  [
    'Marco Bellini',
    'marco@bottegabellini.example',
    'Bottega Bellini',
    'Shops',
    264,
    [
      ['email', 262, 'Asked for the wholesale list.'],
      ['email', 74, 'Reordered espresso cups.'],
    ],
  ],
  [
    'Sofie Jansen',
    'sofie@kleihuis.example',
    'Kleihuis',
    'Shops',
    187,
    [
      ['email', 180, 'Asked about customs papers.'],
      ['call', 51, 'Customs went well.'],
    ],
  ],
  [
    'Hiba Mansour',
    'hiba@hibabakes.example',
    'Hiba Bakes',
    'Restaurants',
    84,
    [
      ['message', 80, 'Cake stands, 30 cm.'],
      ['note', 33, 'Sketch is on the shelf B-2.'],
    ],
  ],
  [
    'Andrea Pohl',
    'andrea@porzellanstrasse.example',
    'Porzellanstraße',
    'Shops',
    142,
    [
      ['email', 140, 'Prices for 120 pieces.'],
      ['call', 29, 'Budget comes in January.'],
    ],
  ],
  [
    'Salim Barakat',
    'salim@deadseaspa.example',
    'Dead Sea Spa',
    'Hotels',
    73,
    [
      ['meeting', 66, 'Soap dishes in clay, unglazed.'],
      ['email', 10, 'Approved the sample.'],
    ],
  ],
  ['Julia Ferro', 'julia@ferrostudio.example', 'Ferro Studio', 'Designers', 48, [['email', 45, 'Pendant lamps, could we?']]],
  [
    'Aisha Rahman',
    'aisha@giftbarn.example',
    'Gift Barn',
    'Gifts',
    118,
    [
      ['call', 101, 'Two hundred mugs for a bank.'],
      ['note', 100, 'The bank wanted plastic.'],
    ],
  ],
  [
    'Mona Saad',
    'mona@petrakitchen.example',
    'Petra Kitchen',
    'Restaurants',
    352,
    [
      ['meeting', 340, 'Cooking school, needs bowls that stack.'],
      ['email', 160, 'Second order, same glaze.'],
      ['call', 38, 'Asked for a workshop for her students.'],
    ],
  ],
  ['Peter Lang', 'peter@alpenlodge.example', 'Alpenlodge', 'Hotels', 31, [['email', 28, 'Breakfast bowls, 80 pieces, before Christmas.']]],
  [
    'Lina Sabbagh',
    'lina@sabbaghflowers.example',
    'Sabbagh Flowers',
    'Shops',
    226,
    [
      ['meeting', 220, 'Vases with narrow necks sell best.'],
      ['message', 13, 'Six more bottle vases.'],
    ],
  ],
]

/** The first digits of phones by the domain of the email; the others are of Jordan. */
const PREFIXES: Readonly<Record<string, string>> = {
  'cafeandino.example': '+593 99 555 0',
  'prietolaw.example': '+593 99 555 0',
  'hotelmirador.example': '+34 600 555 0',
  'casaverde.example': '+34 600 555 0',
  'northwind.example': '+1 503 555 0',
  'greencorner.example': '+1 503 555 0',
  'tilestudio.example': '+81 90 5550 0',
  'ateliercuisine.example': '+33 6 55 50 0',
  'parquesur.example': '+54 294 555 0',
  'bottegabellini.example': '+39 320 555 0',
  'kleihuis.example': '+31 6 5550 0',
  'porzellanstrasse.example': '+49 30 5550 0',
  'alpenlodge.example': '+43 664 555 0',
}
const domainOf = (email: string) => email.slice(email.indexOf('@') + 1).toLowerCase()
const phoneOf = (email: string, line: number) => `${PREFIXES[domainOf(email)] ?? '+962 79 555 0'}${line}`

const SEGMENTS: readonly (readonly [string, SegmentConditions])[] = [
  ['Restaurants', { segment: 'Restaurants' }],
  ['Warm contacts', { minScore: 20 }],
]

type DemoCompany = { workspaceId: string; name: string; email: string; line: number; createdAt: Date }

/** Its website is that of its people's emails. */
const demoCompany = ({ email, line, ...rest }: DemoCompany) => ({
  ...rest,
  id: newId('company'),
  website: `https://${domainOf(email)}`,
  phone: phoneOf(email, line + 1),
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
    const fields = { name, email, company, segment, phone: phoneOf(email, line), ownerId: owner, notes: '' }
    const contactId = await addContact(at(knownFor), caller, fields)
    for (const [type, daysAgo, notes] of talks) {
      const { now: createdAt } = at(daysAgo)
      const id = newId('interaction')
      await insertInteraction(tx.db, { workspaceId, id, contactId, type, happenedOn: dayOf(createdAt), notes, authorId: owner, createdAt })
      await addPoints(tx.db, { workspaceId, contactId, points: INTERACTION_POINTS, cause: 'interaction', reference: id, createdAt })
    }
  }
}
