/** What rules would bring, before they do. */
import { allCategories } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { commissionOf } from '../contract/commission.ts'
import type { RateView, TermsInput } from '../contract.ts'
import { ruleFor, shadowedBy, sharesOfSale } from './commission.rules.ts'
import { termsIn } from './commission.ts'
import { recentSales } from './earnings.sql.ts'
import { termsOf } from './settings.sql.ts'

const LOOKED_BACK_MS = 30 * 24 * 3600_000
const SALES_LOOKED_AT = 2000

/** What a price in a category would earn this vendor today. */
export async function commissionPreview(
  db: Db,
  { workspaceId, category, priceMinor, now }: { workspaceId: string; category: string; priceMinor: number; now: Date },
): Promise<{ rate: RateView; commissionMinor: number; earnsMinor: number }> {
  const terms = await termsOf(db)
  const above = await categoriesAbove(db)
  const { type, value } = ruleFor(terms, workspaceId, [category, ...above(category)], now) ?? terms.base
  const commissionMinor = commissionOf({ type, value }, priceMinor)
  return { rate: { type, value }, commissionMinor, earnsMinor: priceMinor - commissionMinor }
}

export async function previewOwnCommission({ kernel, seat }: Call, asked: { category: string; priceMinor: number }) {
  if (!seat) throw notFound()
  const preview = await commissionPreview(kernel.db, { ...asked, workspaceId: seat.workspaceId, now: kernel.now() })
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  return { rate: preview.rate, commission: money(preview.commissionMinor), earns: money(preview.earnsMinor) }
}

/** What the latest sales would have brought by these rules instead of what they did bring. Rules that begin later are taken as begun. */
export async function previewTerms({ kernel: { db, now } }: Call, input: TermsInput) {
  const terms = termsIn(input)
  const begun = { ...terms, rules: terms.rules.map((rule) => ({ ...rule, validFrom: new Date(0) })) }
  const above = await categoriesAbove(db)
  const sales = Map.groupBy(await recentSales(db, new Date(now().getTime() - LOOKED_BACK_MS), SALES_LOOKED_AT), ({ saleId }) => saleId)
  const byVendor = new Map<string, { sales: number; sold: number; before: number; after: number }>()
  for (const lines of sales.values()) {
    const [{ workspaceId, commissionMinor, placedAt }] = lines as [(typeof lines)[number]]
    const { shares } = sharesOfSale(begun, workspaceId, lines, placedAt, above)
    const sum = byVendor.get(workspaceId) ?? { sales: 0, sold: 0, before: 0, after: 0 }
    byVendor.set(workspaceId, {
      sales: sum.sales + 1,
      sold: sum.sold + addUp(lines.map(({ totalMinor }) => totalMinor)),
      before: sum.before + commissionMinor,
      after: sum.after + addUp(shares.map((share) => share.commissionMinor)),
    })
  }
  const names = await vendorsOf(db, [...byVendor.keys()])
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  const all = [...byVendor.values()]
  return {
    sales: sales.size,
    before: money(addUp(all.map(({ before }) => before))),
    after: money(addUp(all.map(({ after }) => after))),
    vendors: [...byVendor]
      .map(([workspaceId, { sales, sold, before, after }]) => ({
        ...{ workspaceId, name: names.get(workspaceId)?.name ?? workspaceId, sales },
        ...{ sold: money(sold), before: money(before), after: money(after) },
      }))
      .toSorted((a, b) => b.sold.amountMinor - a.sold.amountMinor),
    shadowed: shadowedBy(terms.rules).flatMap((by, rule) => (by === null ? [] : [{ rule, by }])),
  }
}

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The categories a category stands below. */
export async function categoriesAbove(db: Db): Promise<(category: string) => string[]> {
  const parents = new Map((await allCategories(db)).map(({ slug, parentSlug }) => [slug, parentSlug]))
  return (category) => {
    const parent = parents.get(category)
    return parent ? [parent] : []
  }
}
