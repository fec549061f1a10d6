/** A shop to measure: many products written in bulk, then made into listings the way Plaza does it. */
import type pg from 'pg'
import { createAccount } from '#domains/accounts/server/index.ts'
import { addDefaultCategories } from '#domains/catalog/server/story.ts'
import { rebuildListings } from '#domains/marketplace/server/rebuild-listings.ts'
import { approveVendor } from '#domains/vendors/server/index.ts'
import { createWorkspace } from '#domains/workspaces/server/index.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { textOf } from './words.ts'

const VENDORS = ['Plaza House', 'Low Hum', 'Alto Viento', 'Taller Bruma', 'Dar Amira', 'Telar Sur']
const CATEGORIES = ['apparel', 'accessories', 'tech'] as const
const COLORS = ['sage', 'ivory', 'clay', 'ink', 'sand']
const STOCK = 1_000_000
const BATCH = 2000

export type Shop = { productIds: string[]; variantIds: string[] }

/** Fills an empty, migrated database. Products have 1, 3, 6 or 10 variants, 2.5 on average. */
export async function fillShop(kernel: Kernel, pool: pg.Pool, products: number): Promise<Shop> {
  const workspaceIds = await foundVendors(kernel)
  const warehouseIds = workspaceIds.map(() => newId('wh'))
  await insert(
    pool,
    'inventory.warehouses',
    workspaceIds.map((workspaceId, index) => ({ id: warehouseIds[index], workspace_id: workspaceId, name: 'Main', location: '' })),
  )
  const { rows: categories } = await pool.query<{ id: string; slug: string }>('select id, slug from catalog.categories')
  const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]))

  const shop: Shop = { productIds: [], variantIds: [] }
  for (let first = 0; first < products; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, products - first) }, (_, index) =>
      productOf(first + index, workspaceIds, warehouseIds, categoryIds),
    )
    for (const table of Object.keys(batch[0] ?? {}) as (keyof Rows)[])
      await insert(
        pool,
        table,
        batch.flatMap((rows) => rows[table]),
      )
    for (const rows of batch) {
      shop.productIds.push(...rows['catalog.products'].map(({ id }) => String(id)))
      shop.variantIds.push(...rows['catalog.variants'].map(({ id }) => String(id)))
    }
  }
  await rebuildListings(kernel)
  // What the rebuild announced would keep the dispatcher busy while the first job is measured.
  await pool.query('delete from platform.facts')
  await pool.query('vacuum analyze')
  return shop
}

async function foundVendors(kernel: Kernel): Promise<string[]> {
  const passwordHash = await kernel.passwords.hash('nobody signs in to be measured')
  return transactAs(kernel, async (tx) => {
    await addDefaultCategories(tx)
    const owner = { email: 'vendor@example.com', username: 'vendor', role: 'vendor', passwordHash, language: 'en' } as const
    const { id: ownerId } = await createAccount(tx, owner)
    const ids: string[] = []
    for (const name of VENDORS) {
      const workspaceId = await createWorkspace(tx, { name, ownerId })
      await approveVendor(tx, {
        workspaceId,
        slug: name.toLowerCase().replaceAll(' ', '-'),
        name,
        tagline: { en: `${name} makes and sells.`, es: `${name} hace y vende.` },
      })
      ids.push(workspaceId)
    }
    return ids
  })
}

type Row = Record<string, unknown>
/** Rows by table, in the order in which their foreign keys want them. */
type Rows = Record<
  | 'catalog.products'
  | 'catalog.product_texts'
  | 'catalog.images'
  | 'catalog.variants'
  | 'inventory.stock'
  | 'inventory.items'
  | 'inventory.movements',
  Row[]
>

function productOf(
  number: number,
  workspaceIds: readonly string[],
  warehouseIds: readonly string[],
  categoryIds: ReadonlyMap<string, string>,
): Rows {
  const workspace_id = workspaceIds[number % workspaceIds.length]
  const warehouse_id = warehouseIds[number % workspaceIds.length]
  const category = CATEGORIES[number % CATEGORIES.length] ?? 'apparel'
  const product_id = newId('prod')
  const price = 5_00 + ((number * 7919) % 195_00)
  const at = new Date(Date.now() - number * 600_000)
  const languages = number % 3 === 0 ? (['en', 'es', 'ar'] as const) : (['en'] as const)
  const variants = Array.from({ length: variantsOf(number) }, (_, position) => ({
    ...{ id: newId('var'), product_id, workspace_id, sku: `P${number}-${position}`, price_minor: price + position * 100, position },
    ...{ size: position === 0 ? null : String(position), color: COLORS[(number + position) % COLORS.length] },
  }))
  const owned = variants.map(({ id }) => ({ workspace_id, product_id, variant_id: id }))
  return {
    'catalog.products': [
      {
        ...{
          id: product_id,
          workspace_id,
          category_id: categoryIds.get(category),
          status: 'active',
          currency: 'USD',
          price_minor: price,
          version: 1,
        },
        ...{ max_price_minor: price + (variants.length - 1) * 100, published_at: at, created_at: at },
      },
    ],
    'catalog.product_texts': languages.map((language) => ({
      product_id,
      language,
      original: language === 'en',
      ...textOf(number, language, category),
    })),
    'catalog.images': [0, 1, 2].map((position) => ({
      ...{ product_id, position, width: 1080, height: 1080, alt: { en: `Product ${number} seen from side ${position + 1}` } },
      sources: [480, 1080].map((width) => ({
        width,
        key: `${number.toString(16).padStart(8, '0')}${position}${'0'.repeat(32)}-${width}.webp`,
      })),
    })),
    'catalog.variants': variants,
    'inventory.stock': owned.map((row) => ({ ...row, on_hand: STOCK, allocated: 0, reorder_point: 5 })),
    'inventory.items': owned.map((row) => ({ ...row, id: newId('inv'), warehouse_id, quantity: STOCK })),
    'inventory.movements': owned.map(({ workspace_id, variant_id }) => ({
      ...{ id: newId('mov'), workspace_id, variant_id, kind: 'received', on_hand_delta: STOCK, allocated_delta: 0 },
      ...{ reference_type: 'receipt', reference_id: 'bench', moved_at: at },
    })),
  }
}

function variantsOf(number: number): number {
  if (number % 2 === 0) return 1
  return { 1: 10, 3: 6 }[number % 20] ?? 3
}

/** Generated columns are left out by naming those the rows have. */
async function insert(pool: pg.Pool, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await pool.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ])
}
