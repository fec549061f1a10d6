/** The demo data: seeded once into an empty database, so that a new Plaza is a shop to explore. */

import { seedProductViews } from '#domains/analytics/server/demo.ts'
import { seedCollections } from '#domains/catalog/server/demo-collections.ts'
import { seedWarehouses } from '#domains/inventory/server/demo.ts'
import { settleDemoNotifications } from '#domains/notifications/server/demo.ts'
import { seedPages } from '#domains/pages/server/demo.ts'
import { seedProcurement } from '#domains/procurement/server/demo.ts'
import { seedOwnPurchases } from '#domains/procurement/server/demo-purchases.ts'
import { seedPromotions } from '#domains/promotions/server/demo.ts'
import { hasAnyWorkspace } from '#domains/workspaces/server/index.ts'
import type { PastEvent } from '#platform/server/demo/past.ts'
import { markFinished, markUnfinished } from '#platform/server/demo/unfinished-demo.sql.ts'
import { enqueue } from '#platform/server/jobs.ts'
import type { Listener } from '#platform/server/listeners.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { checkInvariants } from './check-invariants.ts'
import { storeDemoFiles } from './demo-files.ts'
import { openYear } from './demo-history/open-year.ts'
import { collectForLedger } from './demo-history/settle-history.ts'
import { LATEST_SALE, OLD_SALES, seedPayoutAccounts, seedSales } from './demo-money.ts'
import type { Shop } from './demo-order-seeder.ts'
import { seedOrders } from './demo-orders.ts'
import { hashDemoPasswords, seedPeople } from './demo-people.ts'
import { addToSearchAfter } from './demo-search.ts'
import { type Shops, seedShops } from './demo-shops.ts'
import { seedStaffOfAmira, seedTown } from './demo-town.ts'
import { runDueListeners, runListenersFirst } from './run-listeners.ts'

/**
 * Seeds the demo data if there is no workspace yet and runs all listeners, so that the first visitor finds a full shop. It takes several
 * transactions: the next start deletes what a killed one left (`open-seeding.ts`).
 */
export async function seedDemo(services: Services, listeners: readonly Listener[]): Promise<boolean> {
  if (await hasAnyWorkspace(services.db)) return false
  const [files, hashes] = await Promise.all([storeDemoFiles(services), hashDemoPasswords(services)])
  const { people, ...opened } = await transactAsSystem(services, async (tx) => {
    await markUnfinished(tx.db, tx.now)
    const { owners, people } = await seedPeople(tx, hashes)
    const opened = await seedShops(tx, owners, files)
    await seedStaffOfAmira(tx, opened.shops.get('dar-amira'), people.get('nadia.farouk'))
    return { people, ...opened }
  })
  const { shops } = opened

  const town = transactAsSystem(services, (tx) => addToSearchAfter(tx, (tx) => seedTown(tx, opened, people, files)))
  const [year] = await Promise.all([
    (async () => {
      const year = await transactAsSystem(services, async (tx) => {
        await seedCollectionsAndPromotions(tx, opened)
        const year = openYear(services)
        await year.trade(tx, { ...opened, people })
        return year
      })
      await Promise.all([
        town.then(() => year.makeContacts()),
        (async () => {
          await transactAsSystem(services, (tx) => seedOffers(tx, opened, people.get('nadia.farouk')))
          await seedOrdersByHand(services, shops)
        })(),
      ])
      return year
    })(),
    town,
  ])

  const posted: PastEvent[] = []
  // Listeners that mail are left out, because orders of the past must send no email today.
  const { heard, ledger } = collectForLedger(
    listeners.filter(({ name }) => !name.startsWith('orders.')),
    posted,
  )
  await seedPayoutAccounts(services, shops)
  await runListenersFirst(services, heard, ledger)
  const events = posted.length
  await Promise.all([year.settle([...posted], shops), runDueListeners(services, heard)])
  await runDueListeners(services, heard)
  if (posted.length > events) throw new Error('a listener of the demo data published what belongs in its ledger')
  await transactAsSystem(services, async (tx) => {
    await settleDemoNotifications(tx)
    // After the orders, which are older than the terms.
    await seedPages(tx, shops.get('plaza-house')?.ownerId ?? null)
  })
  await transactAsSystem(services, async (tx) => {
    await enqueue(tx, checkInvariants, {}, tx.now)
    await markFinished(tx.db)
  })
  return true
}

/** Before the year, whose customers enter codes. */
async function seedCollectionsAndPromotions(tx: Tx, { shops, products }: Shops): Promise<void> {
  const workspaceOf = (slug: string) => shops.get(slug)?.workspaceId
  const breakfast = await seedCollections(tx, workspaceOf, (slug) => products.get(slug)?.productId)
  await seedPromotions(tx, workspaceOf, breakfast)
}

/** `buyer` orders from suppliers in the name of Dar Amira. */
async function seedOffers(tx: Tx, { shops, products }: Shops, buyer: string | undefined): Promise<void> {
  const workspaceOf = (slug: string) => shops.get(slug)?.workspaceId
  await seedProcurement(tx, workspaceOf)
  await seedOwnPurchases(tx, workspaceOf, buyer)
  await seedProductViews(tx, products.values())
}

async function seedOrdersByHand(services: Services, shops: ReadonlyMap<string, Shop>): Promise<void> {
  const amiras = shops.get('dar-amira')
  if (amiras) await seedSales(services, amiras, OLD_SALES)
  await seedOrders(services, shops)
  await transactAsSystem(services, async (tx) => {
    for (const [slug, { workspaceId, ownerId, variants }] of shops)
      await seedWarehouses(tx, { slug, workspaceId, ownerId, variantIds: [...variants.values()] })
  })
  if (amiras) await seedSales(services, amiras, [LATEST_SALE])
}
