import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { PickOrder, PickRow } from '../../contract.ts'
import type { Reference } from '../move.ts'
import { loadStockedVariants, toReference } from '../reads/variant-cards.ts'
import { loadWarehouseNames } from '../warehouses/warehouses.sql.ts'
import { listToPick, loadPickLines } from './picks.sql.ts'

export async function listPicking(
  ctx: WorkspaceContext,
  { warehouseId, cursor, limit }: { warehouseId: string; cursor?: string | undefined; limit: number },
): Promise<{ items: PickRow[]; nextCursor: string | null; total: Total }> {
  const { db } = ctx.services
  const { items, nextCursor, total } = await listToPick(db, ctx.membership.workspaceId, warehouseId, { cursor, limit })
  const heads = await loadHeads(ctx, db, items.map(referenceOf))
  return {
    nextCursor,
    total,
    items: items.map((row, at) => {
      const { lines, open, picked, short, since } = row
      return { ...(heads[at] as Head), lines, open, picked, short, since: since.toISOString() }
    }),
  }
}

/** Fails with NOT_FOUND if the warehouse is missing or another workspace's. */
export async function getPicking(ctx: WorkspaceContext, { warehouseId, keys }: { warehouseId: string; keys: readonly string[] }) {
  const { db } = ctx.services
  const warehouse = (await loadWarehouseNames(db, ctx.membership.workspaceId)).find(({ id }) => id === warehouseId)
  if (!warehouse) throw notFound()
  return { warehouse, orders: await loadPickOrders(ctx, db, warehouseId, [...new Set(keys)].map(fromKey)) }
}

/** What is open of these references in a warehouse. Variants that were deleted since are left out. */
export async function loadPickOrders(
  ctx: WorkspaceContext,
  db: Db,
  warehouseId: string,
  references: readonly Reference[],
): Promise<PickOrder[]> {
  const rows = await loadPickLines(db, { workspaceId: ctx.membership.workspaceId, warehouseId, references })
  const variants = await loadStockedVariants(
    db,
    rows.map(({ variantId }) => variantId),
    ctx.language,
  )
  const orders = [...Map.groupBy(rows, (row) => keyOf(referenceOf(row))).values()]
  const heads = await loadHeads(
    ctx,
    db,
    orders.flatMap(([row]) => (row ? [referenceOf(row)] : [])),
  )
  return orders.map((lines, at) => ({
    ...(heads[at] as Head),
    since: (lines[0]?.since ?? new Date(0)).toISOString(),
    lines: lines.flatMap(({ variantId, open, picked, short, reason }) => {
      const variant = variants.get(variantId)
      return variant ? [{ variant, open, picked, short, reason }] : []
    }),
  }))
}

type Head = Pick<PickOrder, 'key' | 'reference' | 'title'>

/** Orders by the cards that the viewer may see. */
async function loadHeads({ services, viewer, language }: WorkspaceContext, db: Db, references: readonly Reference[]): Promise<Head[]> {
  const cards = await services.resources.cards(db, viewer, language, references)
  return references.map((reference, at) => {
    const card = cards[at]
    const known = toReference(reference)
    return {
      key: keyOf(reference),
      reference: { ...known, href: card?.href ?? known.href },
      title: card?.title ?? reference.id,
    }
  })
}

const referenceOf = (row: { referenceType: string; referenceId: string }): Reference => ({ type: row.referenceType, id: row.referenceId })

const keyOf = ({ type, id }: Reference): string => `${type}:${id}`

function fromKey(key: string): Reference {
  const at = key.indexOf(':')
  return { type: key.slice(0, at), id: key.slice(at + 1) }
}
