/** The year of trade of the demo data: planned, written in sets, and posted to the ledger together with the orders made by hand. */
import { findRecipient } from '#domains/accounts/server/index.ts'
import { seedTradeCounts } from '#domains/analytics/server/demo/trade-counts.ts'
import { writeContactsOfOrders } from '#domains/crm/server/demo/contact-book.ts'
import { moveContactsOn } from '#domains/crm/server/demo/past-moves.ts'
import { recordPurchases } from '#domains/network/server/demo/record-purchases.ts'
import { methodsOffered, takesTestCards } from '#domains/payments/server/index.ts'
import type { SeededProduct } from '#domains/reviews/server/demo.ts'
import { openChance } from '#platform/server/demo/chance.ts'
import { openPast, type PastEvent } from '#platform/server/demo/past.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { DEMO_ACCOUNTS, findDemoAccount } from '../demo-accounts.ts'
import type { Shop } from '../demo-order-seeder.ts'
import { inventGuests, inventMembers, type Member } from './customers.ts'
import { planYear } from './plan-year.ts'
import { purchasesInYear } from './purchases-in-year.ts'
import { seedHistory } from './seed-history.ts'
import { settleHistory } from './settle-history.ts'
import { openShelf } from './shelf.ts'

const SEED = 20

type Town = {
  shops: ReadonlyMap<string, Shop>
  /** By username. */
  people: ReadonlyMap<string, string>
  /** By slug. */
  products: ReadonlyMap<string, SeededProduct>
}

export function openYear(services: Services) {
  const chance = openChance(SEED)
  const past = openPast(chance)
  return {
    async trade(tx: Tx, { shops, people, products }: Town): Promise<void> {
      const productIds = new Map([...products].map(([slug, { productId }]) => [slug, productId]))
      const members = inventMembers(chance, await loadBuyers(tx, people))
      const memberOf = new Map(members.map((member) => [member.userId, member]))
      const plan = planYear({
        now: tx.now,
        chance,
        shops,
        shelf: openShelf(shops, productIds),
        customers: [...members, ...inventGuests(chance)],
        methods: methodsOffered(services).filter((method) => method !== 'card' || takesTestCards(services)),
        purchases: purchasesInYear().flatMap(({ username, ...purchase }) => {
          const customer = memberOf.get(people.get(username) ?? '')
          return customer ? [{ customer, ...purchase }] : []
        }),
      })
      await seedHistory(tx, past, plan)
      const lines = plan.orders.flatMap(({ lines, placedAt: at }) =>
        lines.map(({ productId, workspaceId }) => ({ productId, workspaceId, at })),
      )
      await seedTradeCounts(tx, chance, lines)
      const received = plan.orders.flatMap(({ customer: { userId }, parts }) =>
        parts.flatMap(({ deliveredAt: at, workspaceId }) => (userId !== null && at ? [{ userId, workspaceId, at }] : [])),
      )
      await recordPurchases(tx, received)
    },
    /** After the people of the town wrote down their contacts, and before listeners follow the orders made by hand. */
    makeContacts: (): Promise<void> =>
      transactAsSystem(services, async (tx) => {
        await writeContactsOfOrders(tx, past)
        await moveContactsOn(tx, past)
      }),
    /** `collected`: what happened to the orders made by hand. */
    async settle(collected: readonly PastEvent[], shops: ReadonlyMap<string, Shop>): Promise<void> {
      const omar = await findDemoAccount(services.db, 'omar')
      if (omar) await settleHistory(services, past, collected, shops, omar.id)
    },
  }
}

/** Everybody but those whose accounts are printed: their orders are made by hand. */
async function loadBuyers({ db }: Tx, people: ReadonlyMap<string, string>): Promise<Member[]> {
  const members: Member[] = []
  for (const [username, id] of people) {
    const recipient = DEMO_ACCOUNTS.some((account) => account.username === username) ? null : await findRecipient(db, id)
    if (recipient) members.push({ id, username, email: recipient.email, language: recipient.language })
  }
  return members
}
