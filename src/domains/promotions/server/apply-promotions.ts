import { loadCategories } from '#domains/catalog/server/index.ts'
import { filterSegmentsOfBuyer } from '#domains/crm/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { CodeProblemView } from '../contract.ts'
import { type Customer, customerKeys, holderKey } from './customer-keys.ts'
import { loadOfferedPromotions, type OfferedRow } from './offered.sql.ts'
import { codeProblem } from './promotion-state.rules.ts'
import type { Names } from './promotions.sql.ts'
import { type Stacked, stackPromotions, type Unused } from './stacking.rules.ts'

export type GoodsLine = {
  /** Tells lines of the same variant apart. */
  lineId?: string
  variantId: string
  workspaceId: string
  productId: string
  category: string
  tags: readonly string[]
  /** Ids. */
  collections: readonly string[]
  quantity: number
  unitPriceMinor: number
}

export type Cart = {
  owner: string | null
  /** Null: an unidentified guest. Limits per customer are checked at checkout. */
  customer: Customer | null
  /** The shopper pays the vendor on delivery. Null: not chosen yet. */
  onDelivery: boolean | null
  codes: readonly string[]
  lines: readonly GoodsLine[]
  /** Shipping cost per vendor before promotions, in minor units, by workspace id. */
  shipping: ReadonlyMap<string, number>
}

/** Result for a cart. `codes`: the entered codes in order; `problem` is null if the code takes something off. */
export type AppliedPromotions = Stacked & {
  names: ReadonlyMap<string, Names>
  /** Ids of promotions that leave out payment on delivery. */
  prepaidOnly: ReadonlySet<string>
  codes: { code: string; problem: CodeProblemView | null }[]
}

/** Computes the discounts of a cart now (docs/decisions/0022-promotions.md). */
export async function applyPromotions({ db, now, services }: Pick<Tx, 'db' | 'now' | 'services'>, cart: Cart): Promise<AppliedPromotions> {
  const asker = {
    customers: cart.customer ? customerKeys(services, cart.customer) : [],
    holder: cart.owner === null ? null : holderKey(services, cart.owner),
  }
  const workspaceIds = [...new Set(cart.lines.map(({ workspaceId }) => workspaceId))]
  const offered =
    cart.lines.length + cart.codes.length === 0 ? [] : await loadOfferedPromotions(db, asker, { workspaceIds, codes: cart.codes, now })
  const ownSegments = await segmentsOfBuyer(db, cart, offered)
  const isForBuyer = ({ segmentId }: OfferedRow) => segmentId === null || ownSegments.has(segmentId)
  const standing = offered.map((row) => ({
    row,
    problem: isForBuyer(row) ? codeProblemFor(row, cart, now) : ('CODE_NOT_FOR_YOU' as const),
  }))
  const usable = standing.filter(({ problem }) => problem === null).map(({ row }) => row)
  const above = await categoryAncestors(db, usable)
  const stacked = stackPromotions(
    cart.lines.map(({ lineId, variantId, category, ...line }) => ({ ...line, key: lineId ?? variantId, categories: above(category) })),
    cart.shipping,
    usable,
  )
  const problems = new Map<string | null, CodeProblemView | null>([
    ...standing.map(({ row, problem }) => [row.code, problem && { problem, ...startDateFor(row, problem) }] as const),
    ...stacked.unused.map((unused) => [unused.promotion.code, toCodeProblemView(unused)] as const),
  ])
  return {
    ...stacked,
    names: new Map(offered.map(({ id, name }) => [id, name])),
    prepaidOnly: new Set(offered.filter(isPrepaidOnly).map(({ id }) => id)),
    codes: cart.codes.map((code) => ({ code, problem: problemIn(code) })),
  }

  function problemIn(code: string): CodeProblemView | null {
    const problem = problems.get(code)
    return problem === undefined ? { problem: 'CODE_UNKNOWN' } : problem
  }
}

/** Of lines that no promotion applies to, because their prices were agreed. */
export function noPromotions(lines: readonly unknown[]): AppliedPromotions {
  return {
    applied: [],
    unused: [],
    lines: lines.map(() => ({ discountMinor: 0, subsidyMinor: 0 })),
    shipping: new Map(),
    toFreeShippingMinor: null,
    names: new Map(),
    prepaidOnly: new Set(),
    codes: [],
  }
}

/** Guests have no recorded uses. Automatic promotions with a limit per customer don't apply to them. */
function codeProblemFor(row: OfferedRow, { customer, onDelivery }: Cart, now: Date) {
  if (row.code === null && row.maxUsesPerCustomer !== null && !customer?.userId) return 'CODE_USED_BY_YOU'
  const problem = codeProblem(row, row.ownUses, now)
  return problem === null && onDelivery === true && isPrepaidOnly(row) ? 'CODE_NOT_ON_DELIVERY' : problem
}

/** A guest, and a buyer whose account no contact of the vendor is linked with, are in no segment. */
async function segmentsOfBuyer(db: Db, { customer }: Cart, offered: readonly OfferedRow[]): Promise<Set<string>> {
  const limited = offered.flatMap(({ workspaceId, segmentId }) => (workspaceId && segmentId ? [{ workspaceId, segmentId }] : []))
  return filterSegmentsOfBuyer(db, customer?.userId ?? null, limited)
}

/** Whether a promotion leaves out payment on delivery, because Plaza would pay for a sale whose money it never sees. */
function isPrepaidOnly({ workspaceId, onDelivery }: Pick<OfferedRow, 'workspaceId' | 'onDelivery'>): boolean {
  return workspaceId === null && !onDelivery
}

/** Returns a function from a category to itself and its parent. */
export async function categoryAncestors(db: Db, rows: readonly Pick<OfferedRow, 'categories'>[]): Promise<(category: string) => string[]> {
  if (rows.every(({ categories }) => categories.length === 0)) return (category) => [category]
  const parents = new Map((await loadCategories(db)).map(({ slug, parentSlug }) => [slug, parentSlug]))
  return (category) => {
    const parent = parents.get(category)
    return parent ? [category, parent] : [category]
  }
}

function startDateFor({ startsAt }: OfferedRow, problem: string): Pick<CodeProblemView, 'startsAt'> {
  return problem === 'CODE_NOT_YET' ? { startsAt: startsAt.toISOString() } : {}
}

function toCodeProblemView({ problem, missingMinor, missingUnits }: Unused): CodeProblemView {
  return {
    problem,
    ...(missingMinor !== undefined && { missing: money(missingMinor) }),
    ...(missingUnits !== undefined && { missingUnits }),
  }
}
