/** A shop to measure: many products written in bulk, then made into listings the way Plaza does it. */
import pg from 'pg'
import { createAccount } from '#domains/accounts/server/index.ts'
import { addCategory } from '#domains/catalog/server/index.ts'
import { addDefaultCategories } from '#domains/catalog/server/story.ts'
import { rebuildListings } from '#domains/marketplace/server/rebuild-listings.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { createWorkspace } from '#domains/workspaces/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { CATEGORIES, PLENTY, type Places, writeGoods } from './goods.sql.ts'
import { withoutIndexes } from './indexes.ts'
import { WORDS } from './words.ts'

/** As many at every size, so that one size is the other with more goods. */
const VENDORS = 24

/** `variantIds` are those that can be bought. */
export type Shop = { productIds: string[]; variantIds: string[]; variants: number }

/** Fills an empty, migrated database. `url` is a superuser's, of the same database. */
export async function fillShop(kernel: Kernel, url: string, products: number): Promise<Shop> {
  const client = new pg.Client({ connectionString: url, application_name: 'filling' })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
    const places = await foundPlaces(kernel, client)
    await writeWarehouses(client, places)
    await withoutIndexes(client, ['catalog', 'inventory', 'reviews'], () => writeGoods(client, products, places))
    // Statistics before listings are read out of tables that were empty a moment ago.
    await client.query('analyze')
    await withoutIndexes(client, ['marketplace'], () => rebuildListings(kernel))
    // What the rebuild announced would keep the dispatcher busy while the first job is measured.
    await client.query('truncate platform.facts cascade')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
    return await shopOf(client)
  } finally {
    await client.end()
  }
}

async function foundPlaces(kernel: Kernel, client: pg.Client): Promise<Places> {
  const passwordHash = await kernel.passwords.hash('nobody signs in to be measured')
  const workspaceIds: string[] = []
  await transactAs(kernel, async (tx) => {
    await addDefaultCategories(tx)
    for (const below of CATEGORIES) {
      for (const [position, name] of WORDS.en.nouns[below].entries())
        await addCategory(tx, { slug: name.toLowerCase(), names: { en: name }, position: position + CATEGORIES.length, below })
    }
    const owner = { email: 'vendor@example.com', username: 'vendor', role: 'vendor', passwordHash, language: 'en' } as const
    const { id: ownerId } = await createAccount(tx, owner)
    for (let number = 1; number <= VENDORS; number += 1) {
      const name = `${WORDS.en.adjectives[number % 17]} ${WORDS.en.syllables[0][number - 1]}house`
      const workspaceId = await createWorkspace(tx, { name, ownerId })
      const tagline = { en: `${name} makes and sells.`, es: `${name} hace y vende.` }
      await approveVendor(tx, { workspaceId, slug: name.toLowerCase().replaceAll(' ', '-'), name, tagline })
      workspaceIds.push(workspaceId)
    }
  })
  const nouns = CATEGORIES.flatMap((category) => WORDS.en.nouns[category].map((noun) => noun.toLowerCase()))
  const { rows } = await client.query<{ id: string }>(
    'select id from catalog.categories where slug = any($1) order by array_position($1, slug)',
    [nouns],
  )
  return { workspaceIds, categoryIds: rows.map(({ id }) => id), warehouseIds: workspaceIds.map(() => newId('wh')) }
}

async function writeWarehouses(client: pg.Client, { workspaceIds, warehouseIds }: Places): Promise<void> {
  await client.query(
    `insert into inventory.warehouses (id, workspace_id, name, location)
    select id, workspace_id, 'Main', '' from unnest($1::text[], $2::text[]) as t(id, workspace_id)`,
    [warehouseIds, workspaceIds],
  )
}

async function shopOf(client: pg.Client): Promise<Shop> {
  const idsOf = async (text: string, values: unknown[] = []) => (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id)
  const { rows } = await client.query<{ count: string }>('select count(*) from catalog.variants')
  return {
    productIds: await idsOf('select product_id as id from marketplace.listings order by 1'),
    variantIds: await idsOf('select variant_id as id from inventory.stock where on_hand = $1 order by 1', [PLENTY]),
    variants: Number(rows[0]?.count),
  }
}
