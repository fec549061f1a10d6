/** Fills a shop to measure: inserts products in bulk, then builds the listings as Plaza does. */
import pg from 'pg'
import { createAccount } from '#domains/accounts/server/index.ts'
import { addDefaultCategories } from '#domains/catalog/server/demo.ts'
import { addCategory } from '#domains/catalog/server/fixtures.ts'
import { rebuildListings } from '#domains/marketplace/server/rebuild-listings.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { openBusiness } from '#domains/workspaces/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { AMPLE_STOCK, CATEGORIES, insertProducts, type ShopTargets } from './products.sql.ts'
import { VOCABULARY } from './vocabulary.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The same number for every shop size, so that only the products differ. */
const VENDOR_COUNT = 24

/** `variantIds` are the variants in stock. */
export type Shop = { productIds: string[]; variantIds: string[]; variants: number }

/** Fills an empty, migrated database. `url` is a superuser's, of the same database. */
export async function fillShop(services: Services, url: string, products: number): Promise<Shop> {
  const client = new pg.Client({ connectionString: url, application_name: 'filling' })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    const places = await createVendors(services, client)
    await insertWarehouses(client, places)
    await withoutIndexes(client, ['catalog', 'inventory', 'reviews'], () => insertProducts(client, products, places))
    // Updates the statistics first: listings are built from tables that were empty a moment ago.
    await client.query('analyze')
    await withoutIndexes(client, ['marketplace'], () => rebuildListings(services))
    // The events of the rebuild would keep the dispatcher busy during the first job.
    await client.query('truncate platform.events cascade')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return await loadShop(client)
  } finally {
    await client.end()
  }
}

async function createVendors(services: Services, client: pg.Client): Promise<ShopTargets> {
  const passwordHash = await services.passwords.hash('nobody signs in to be measured')
  const workspaceIds: string[] = []
  await transactAsSystem(services, async (tx) => {
    await addDefaultCategories(tx)
    for (const below of CATEGORIES) {
      for (const [position, name] of VOCABULARY.en.nouns[below].entries())
        await addCategory(tx, { slug: name.toLowerCase(), names: { en: name }, position: position + CATEGORIES.length, below })
    }
    const owner = { email: 'vendor@example.com', username: 'vendor', role: 'vendor', passwordHash, language: 'en' } as const
    const { id: ownerId } = await createAccount(tx, owner)
    for (let number = 1; number <= VENDOR_COUNT; number += 1) {
      const name = `${VOCABULARY.en.adjectives[number % 17]} ${VOCABULARY.en.syllables[0][number - 1]}house`
      const workspaceId = await openBusiness(tx, { name, ownerId })
      const tagline = { en: `${name} makes and sells.`, es: `${name} hace y vende.` }
      await approveVendor(tx, { workspaceId, slug: name.toLowerCase().replaceAll(' ', '-'), name, tagline })
      workspaceIds.push(workspaceId)
    }
  })
  const nouns = CATEGORIES.flatMap((category) => VOCABULARY.en.nouns[category].map((noun) => noun.toLowerCase()))
  const { rows } = await client.query<{ id: string }>(
    'select id from catalog.categories where slug = any($1) order by array_position($1, slug)',
    [nouns],
  )
  return { workspaceIds, categoryIds: rows.map(({ id }) => id), warehouseIds: workspaceIds.map(() => newId('wh')) }
}

async function insertWarehouses(client: pg.Client, { workspaceIds, warehouseIds }: ShopTargets): Promise<void> {
  await client.query(
    `insert into inventory.warehouses (id, workspace_id, name, location, is_default)
    select id, workspace_id, 'Main', '', true from unnest($1::text[], $2::text[]) as t(id, workspace_id)`,
    [warehouseIds, workspaceIds],
  )
}

async function loadShop(client: pg.Client): Promise<Shop> {
  const idsOf = async (text: string, values: unknown[] = []) => (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
  const { rows } = await client.query<{ count: string }>('select count(*) from catalog.variants')
  return {
    productIds: await idsOf('select product_id as id from marketplace.listings order by 1'),
    variantIds: await idsOf('select variant_id as id from inventory.stock where on_hand = $1 order by 1', [AMPLE_STOCK]),
    variants: Number(rows[0]?.count),
  }
}
