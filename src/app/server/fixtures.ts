/**
 * The fixtures: the named people of the tests. Amira sells ceramics with Elena and Farid, Omar is the administrator and owns the platform
 * store; Bruno, Chen and Dalia are members. Fixtures stay small and plain; the richer demo data is for pictures and browser journeys.
 */
import { createAccount } from '#domains/accounts/server/index.ts'
import { addDefaultCategories } from '#domains/catalog/server/demo.ts'
import { AMIRAS_PRODUCTS, fixtureProduct, PLATFORM_STORE_PRODUCTS } from '#domains/catalog/server/fixtures.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { addColleague } from '#domains/workspaces/server/fixtures.ts'
import { openBusiness } from '#domains/workspaces/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { runListeners } from './run-listeners.ts'
import { listeners } from './wiring.ts'

/** The password of all fixtures. */
export const FIXTURE_PASSWORD = 'saffron kettle morning'

/** People with their roles; their addresses are `<name>@example.com`, verified by email. */
const PEOPLE = { omar: 'admin', amira: 'vendor', bruno: 'user', chen: 'user', dalia: 'user', elena: 'user', farid: 'user' } as const
export type FixtureName = keyof typeof PEOPLE

export function fixtureEmail(name: FixtureName): string {
  return `${name}@example.com`
}

/** Creates the fixtures in an empty database. */
export async function seedFixtures(services: Services): Promise<void> {
  const passwordHash = await services.passwords.hash(FIXTURE_PASSWORD)
  await transactAsSystem(services, async (tx) => {
    const people = await fixturePeople(tx, passwordHash)
    await addDefaultCategories(tx)
    await fixtureVendor(tx, { slug: 'plaza-house', name: 'Plaza House', ownerId: people.omar, products: PLATFORM_STORE_PRODUCTS })
    const darAmira = await fixtureVendor(tx, { slug: 'dar-amira', name: 'Dar Amira', ownerId: people.amira, products: AMIRAS_PRODUCTS })
    await addColleague(tx, { workspaceId: darAmira, userId: people.elena, role: 'manager', permissions: [] })
    await addColleague(tx, { workspaceId: darAmira, userId: people.farid, role: 'staff', permissions: ['orders', 'inventory'] })
  })
  await runListeners(services, listeners)
}

async function fixturePeople(tx: Tx, passwordHash: string): Promise<Record<FixtureName, string>> {
  const ids: Partial<Record<FixtureName, string>> = {}
  for (const [name, role] of Object.entries(PEOPLE) as [FixtureName, (typeof PEOPLE)[FixtureName]][]) {
    const account = { email: fixtureEmail(name), username: name, role, passwordHash, emailProof: 'mailed', language: 'en' } as const
    ids[name] = (await createAccount(tx, account)).id
  }
  return ids as Record<FixtureName, string>
}

type FixtureVendor = { slug: string; name: string; ownerId: string; products: typeof AMIRAS_PRODUCTS }

/** Returns the workspace's id. */
async function fixtureVendor(tx: Tx, { slug, name, ownerId, products }: FixtureVendor): Promise<string> {
  const workspaceId = await openBusiness(tx, { name, ownerId })
  await approveVendor(tx, { workspaceId, slug, name, tagline: { en: `${name} makes and sells.` } })
  for (const product of products) {
    const { productId, variants } = await fixtureProduct(tx, workspaceId, product)
    for (const { id, stock } of variants)
      if (stock !== null) await receiveStock(tx, { workspaceId, productId, variantId: id, quantity: stock })
  }
  return workspaceId
}
