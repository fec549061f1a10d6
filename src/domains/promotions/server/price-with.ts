import { allCategories } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { CodeProblemView } from '../contract.ts'
import { type OfferedRow, promotionsOffered } from './offered.sql.ts'
import type { Names } from './promotions.sql.ts'
import { type Customer, customerKey, holderKey } from './redeem.ts'
import { type Stacked, stack, type Unused } from './stacking.rules.ts'
import { problemOf } from './standing.rules.ts'

export type GoodsLine = {
  variantId: string
  workspaceId: string
  productId: string
  category: string
  quantity: number
  unitPriceMinor: number
}

export type Cart = {
  owner: string | null
  /** Null: a guest who has not said who they are. Limits per customer are looked at later. */
  customer: Customer | null
  codes: readonly string[]
  lines: readonly GoodsLine[]
  /** What delivery of each vendor's goods costs before promotions, by workspace. */
  shipping: ReadonlyMap<string, number>
}

/** What promotions make of a cart. `codes` are those entered, in order; each takes something off, or says why not. */
export type PricedWith = Stacked & { names: ReadonlyMap<string, Names>; codes: { code: string; problem: CodeProblemView | null }[] }

/** What is taken off a cart at this moment (docs/decisions/0022-promotions.md). */
export async function priceWith({ db, now, kernel }: Pick<Tx, 'db' | 'now' | 'kernel'>, cart: Cart): Promise<PricedWith> {
  const asker = {
    customer: cart.customer && customerKey(kernel, cart.customer),
    holder: cart.owner === null ? null : holderKey(kernel, cart.owner),
  }
  const workspaceIds = [...new Set(cart.lines.map(({ workspaceId }) => workspaceId))]
  const offered =
    cart.lines.length + cart.codes.length === 0 ? [] : await promotionsOffered(db, asker, { workspaceIds, codes: cart.codes, now })
  const standing = offered.map((row) => ({ row, problem: standingOf(row, cart.customer, now) }))
  const usable = standing.filter(({ problem }) => problem === null).map(({ row }) => row)
  const above = await categoriesFor(db, usable)
  const stacked = stack(
    cart.lines.map(({ variantId, category, ...line }) => ({ ...line, key: variantId, categories: above(category) })),
    cart.shipping,
    usable,
  )
  const problems = new Map<string | null, CodeProblemView | null>([
    ...standing.map(({ row, problem }) => [row.code, problem && { problem, ...startOf(row, problem) }] as const),
    ...stacked.unused.map((unused) => [unused.promotion.code, unusedView(unused)] as const),
  ])
  return {
    ...stacked,
    names: new Map(offered.map(({ id, name }) => [id, name])),
    codes: cart.codes.map((code) => ({ code, problem: problemIn(code) })),
  }

  function problemIn(code: string): CodeProblemView | null {
    const problem = problems.get(code)
    return problem === undefined ? { problem: 'CODE_UNKNOWN' } : problem
  }
}

/** Whoever nobody knows has used nothing; what is automatic and limited per customer waits until they are known. */
function standingOf(row: OfferedRow, customer: Customer | null, now: Date) {
  const isUnknown = customer === null || !('userId' in customer)
  if (row.code === null && row.maxUsesPerCustomer !== null && isUnknown) return 'CODE_USED_BY_YOU'
  return problemOf(row, row.ownUses, now)
}

/** Each category with those it stands below. */
async function categoriesFor(db: Db, rows: readonly OfferedRow[]): Promise<(category: string) => string[]> {
  if (rows.every(({ categories }) => categories.length === 0)) return (category) => [category]
  const parents = new Map((await allCategories(db)).map(({ slug, parentSlug }) => [slug, parentSlug]))
  return (category) => {
    const parent = parents.get(category)
    return parent ? [category, parent] : [category]
  }
}

function startOf({ startsAt }: OfferedRow, problem: string): Pick<CodeProblemView, 'startsAt'> {
  return problem === 'CODE_NOT_YET' ? { startsAt: startsAt.toISOString() } : {}
}

function unusedView({ problem, missingMinor, missingUnits }: Unused): CodeProblemView {
  return {
    problem,
    ...(missingMinor !== undefined && { missing: { amountMinor: missingMinor, currency: BASE_CURRENCY } }),
    ...(missingUnits !== undefined && { missingUnits }),
  }
}
