/**
 * The cast: the named people tests are about. Amira sells ceramics with Elena and Farid, Omar runs Plaza and its own shop;
 * Bruno, Chen and Dalia are members. Small and plain on purpose; the prettier demo story is for pictures and browser journeys.
 */
import { createAccount } from '#domains/accounts/server/index.ts'
import { AMIRAS_PRODUCTS, castProduct, HOUSE_PRODUCTS } from '#domains/catalog/server/cast.ts'
import { addDefaultCategories } from '#domains/catalog/server/story.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { seatColleague } from '#domains/workspaces/server/cast.ts'
import { createWorkspace } from '#domains/workspaces/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { type Tx, transactAs } from '#platform/server/transact.ts'
import { tellListeners } from './tell-listeners.ts'
import { listeners } from './wiring.ts'

/** Everybody's. */
export const CAST_PASSWORD = 'saffron kettle morning'

/** With their role; their addresses are `<name>@example.com`, confirmed by a mail. */
const PEOPLE = { omar: 'admin', amira: 'vendor', bruno: 'user', chen: 'user', dalia: 'user', elena: 'user', farid: 'user' } as const
export type CastName = keyof typeof PEOPLE

export function castEmail(name: CastName): string {
  return `${name}@example.com`
}

/** Brings the cast into an empty database. */
export async function seedCast(kernel: Kernel): Promise<void> {
  const passwordHash = await kernel.passwords.hash(CAST_PASSWORD)
  await transactAs(kernel, async (tx) => {
    const people = await castPeople(tx, passwordHash)
    await addDefaultCategories(tx)
    await castVendor(tx, { slug: 'plaza-house', name: 'Plaza House', ownerId: people.omar, products: HOUSE_PRODUCTS })
    const darAmira = await castVendor(tx, { slug: 'dar-amira', name: 'Dar Amira', ownerId: people.amira, products: AMIRAS_PRODUCTS })
    await seatColleague(tx, { workspaceId: darAmira, userId: people.elena, role: 'manager', areas: [] })
    await seatColleague(tx, { workspaceId: darAmira, userId: people.farid, role: 'staff', areas: ['orders', 'inventory'] })
  })
  await tellListeners(kernel, listeners)
}

async function castPeople(tx: Tx, passwordHash: string): Promise<Record<CastName, string>> {
  const ids: Partial<Record<CastName, string>> = {}
  for (const [name, role] of Object.entries(PEOPLE) as [CastName, (typeof PEOPLE)[CastName]][]) {
    const account = { email: castEmail(name), username: name, role, passwordHash, emailProof: 'mailed', language: 'en' } as const
    ids[name] = (await createAccount(tx, account)).id
  }
  return ids as Record<CastName, string>
}

type CastVendor = { slug: string; name: string; ownerId: string; products: typeof AMIRAS_PRODUCTS }

/** Answers the workspace's id. */
async function castVendor(tx: Tx, { slug, name, ownerId, products }: CastVendor): Promise<string> {
  const workspaceId = await createWorkspace(tx, { name, ownerId })
  await approveVendor(tx, { workspaceId, slug, name, tagline: { en: `${name} makes and sells.` } })
  for (const product of products) {
    const { productId, variants } = await castProduct(tx, workspaceId, product)
    for (const { id, stock } of variants)
      if (stock !== null) await receiveStock(tx, { workspaceId, productId, variantId: id, quantity: stock })
  }
  return workspaceId
}
