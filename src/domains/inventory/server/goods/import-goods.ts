/** Products out of a file: every row that breaks no rule is kept, the others are named with what they break. */
import { isDeepStrictEqual } from 'node:util'
import { brokenRules, categoriesOfWorkspace, createOwn, lockCatalogue, variantsBySku } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { attempt, type Tx, transact } from '#platform/server/transact.ts'
import type { GoodsDraft, GoodsView, RowTrouble } from '../../contract.ts'
import { DEFAULT_REORDER_POINT } from '../receive-stock.ts'
import { adjustStock } from './adjust-stock.ts'
import { type FileRow, groupRows, type ReadRow, readRow, repeatedSkus, TOO_MANY_VARIANTS } from './import.rules.ts'
import { draftOf, merged, reasonFor } from './import-merge.rules.ts'
import { lockGoods, whoseOf, writeGoods } from './save-goods.ts'
import { goodsViews } from './show-goods.ts'

/** A product as its rows make it. `before` null: it is new. */
type Made = { before: GoodsView | null; draft: Omit<GoodsDraft, 'images'>; rows: ReadRow[] }

/** Everything these rows would be refused for, in their order. */
export async function checkImport({ kernel: { db }, seat }: Call, rows: readonly FileRow[]): Promise<{ troubles: RowTrouble[] }> {
  if (!seat) throw notFound()
  return { troubles: (await readFile(db, seat.workspaceId, rows)).troubles }
}

/** Keeps what breaks no rule. The same rows again change nothing. */
export async function importGoods(
  call: Call,
  rows: readonly FileRow[],
): Promise<{ troubles: RowTrouble[]; created: number; updated: number }> {
  const { workspaceId, actor } = whoseOf(call)
  return transact(call, async (tx) => {
    await lockCatalogue(tx.db, workspaceId)
    const { made, troubles } = await readFile(tx.db, workspaceId, rows)
    let [created, updated] = [0, 0]
    for (const { before, draft, rows: own } of made) {
      if (before && isDeepStrictEqual(draft, draftOf(before))) continue
      const refused = await keepOne(tx, { workspaceId, actor }, before, draft)
      if (refused) troubles.push(...own.map(({ line }) => ({ line, ...refused })))
      else if (before) updated += 1
      else created += 1
    }
    return { troubles: inOrder(troubles), created, updated }
  })
}

async function keepOne(
  tx: Tx,
  { workspaceId, actor }: { workspaceId: string; actor: string },
  before: GoodsView | null,
  draft: Made['draft'],
): Promise<Omit<RowTrouble, 'line'> | null> {
  try {
    await attempt(tx, () => (before ? changeOne(tx, { workspaceId, actor }, before, draft) : addOne(tx, { workspaceId, actor }, draft)))
    return null
  } catch (error) {
    const reason = error instanceof Failure ? reasonFor(error) : null
    if (!reason) throw error
    return reason
  }
}

async function addOne(tx: Tx, { workspaceId, actor }: { workspaceId: string; actor: string }, draft: Made['draft']): Promise<void> {
  const { id: productId, variants } = await createOwn(tx, workspaceId, draft, [])
  const puts = variants.map(({ id, sku }, index) => ({ variantId: id, sku, to: draft.variants[index]?.stock ?? null }))
  await adjustStock(tx, { workspaceId, productId, actor }, puts)
}

async function changeOne(
  tx: Tx,
  { workspaceId, actor }: { workspaceId: string; actor: string },
  { id: productId, images }: GoodsView,
  draft: Made['draft'],
): Promise<void> {
  const kept = images.map(({ id, alt, color }) => ({ imageId: id, alt, color }))
  await writeGoods(tx, { workspaceId, productId, actor }, await lockGoods(tx, workspaceId, productId), kept, draft)
}

async function readFile(db: Db, workspaceId: string, file: readonly FileRow[]): Promise<{ made: Made[]; troubles: RowTrouble[] }> {
  const read = file.map(readRow)
  const troubles = [...read.flatMap((one) => one.troubles), ...repeatedSkus(read.map(({ row }) => row))]
  const refused = new Set(troubles.map(({ line }) => line))
  const rows = read.map(({ row }) => row).filter(({ line }) => !refused.has(line))

  const known = await variantsBySku(
    db,
    workspaceId,
    rows.map(({ sku }) => sku),
  )
  const owners = new Map(known.map(({ sku, productId }) => [sku.toLowerCase(), productId]))
  const named = rows.flatMap(({ product }) => product ?? [])
  const views = new Map(
    (await goodsViews(db, workspaceId, [...new Set([...named, ...owners.values()])], 'en')).map((view) => [view.id, view]),
  )
  const categories = await categoriesOfWorkspace(db, workspaceId)
  const groups = groupRows(
    rows,
    (sku) => owners.get(sku.toLowerCase()),
    (id) => views.has(id),
  )
  const made: Made[] = []
  for (const group of groups) {
    const before = group.productId === null ? null : (views.get(group.productId) ?? null)
    const { draft, rows: kept, troubles: found } = merged(group.rows, before, categories, DEFAULT_REORDER_POINT)
    troubles.push(...found)
    if (draft && kept.length > 0) {
      const broken = brokenRules(draft)[0]
      if (broken) troubles.push(...kept.map(({ line }) => ({ line, field: null, rule: broken.rule, params: {} })))
      else if (draft.variants.length > TOO_MANY_VARIANTS.params.maximum)
        troubles.push(...kept.map(({ line }) => ({ line, ...TOO_MANY_VARIANTS })))
      else made.push({ before, draft, rows: kept })
    }
  }
  return { made, troubles: inOrder(troubles) }
}

const inOrder = (troubles: readonly RowTrouble[]) => [...troubles].sort((one, other) => one.line - other.line)
