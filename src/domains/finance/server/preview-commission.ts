/** Previews commission rules before they apply. */
import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { AdminContext, WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { commissionFor } from '../contract/commission.ts'
import type { RateView, TermsInput } from '../contract.ts'
import { computeShares, findShadowingRules, ruleFor } from './commission.rules.ts'
import { parseTerms } from './commission.ts'
import { loadRecentSales } from './earnings.sql.ts'
import { loadCommissionTerms } from './settings.sql.ts'

const PREVIEW_PERIOD_MS = 30 * 24 * 3600_000
const MAX_PREVIEWED_SALES = 2000

/** This vendor's earnings of a price in a category today. */
export async function commissionPreview(
  db: Db,
  { workspaceId, category, priceMinor, now }: { workspaceId: string; category: string; priceMinor: number; now: Date },
): Promise<{ rate: RateView; commissionMinor: number; earnsMinor: number }> {
  const terms = await loadCommissionTerms(db)
  const above = await loadAncestorCategories(db)
  const { type, value } = ruleFor(terms, workspaceId, [category, ...above(category)], now) ?? terms.base
  const commissionMinor = commissionFor({ type, value }, priceMinor)
  return { rate: { type, value }, commissionMinor, earnsMinor: priceMinor - commissionMinor }
}

export async function previewOwnCommission({ services, membership }: WorkspaceContext, asked: { category: string; priceMinor: number }) {
  const preview = await commissionPreview(services.db, { ...asked, workspaceId: membership.workspaceId, now: services.now() })
  return { rate: preview.rate, commission: money(preview.commissionMinor), earns: money(preview.earnsMinor) }
}

/** Compares the latest sales' commission under these rules with the actual one. Rules that start later count as started. */
export async function previewTerms({ services: { db, now } }: AdminContext, input: TermsInput) {
  const terms = parseTerms(input)
  const begun = { ...terms, rules: terms.rules.map((rule) => ({ ...rule, validFrom: new Date(0) })) }
  const above = await loadAncestorCategories(db)
  const sales = Map.groupBy(
    await loadRecentSales(db, new Date(now().getTime() - PREVIEW_PERIOD_MS), MAX_PREVIEWED_SALES),
    ({ saleId }) => saleId,
  )
  const byVendor = new Map<string, { sales: number; sold: number; before: number; after: number }>()
  for (const lines of sales.values()) {
    const [{ workspaceId, commissionMinor, placedAt }] = lines as [(typeof lines)[number]]
    const { shares } = computeShares(begun, workspaceId, lines, placedAt, above)
    const sum = byVendor.get(workspaceId) ?? { sales: 0, sold: 0, before: 0, after: 0 }
    byVendor.set(workspaceId, {
      sales: sum.sales + 1,
      sold: sum.sold + addUp(lines.map(({ totalMinor }) => totalMinor)),
      before: sum.before + commissionMinor,
      after: sum.after + addUp(shares.map((share) => share.commissionMinor)),
    })
  }
  const names = await loadApprovedVendors(db, [...byVendor.keys()])
  const all = [...byVendor.values()]
  return {
    sales: sales.size,
    before: money(addUp(all.map(({ before }) => before))),
    after: money(addUp(all.map(({ after }) => after))),
    vendors: [...byVendor]
      .map(([workspaceId, { sales, sold, before, after }]) => ({
        workspaceId,
        name: names.get(workspaceId)?.name ?? workspaceId,
        sales,
        sold: money(sold),
        before: money(before),
        after: money(after),
      }))
      .toSorted((a, b) => b.sold.amountMinor - a.sold.amountMinor),
    shadowed: findShadowingRules(terms.rules).flatMap((by, rule) => (by === null ? [] : [{ rule, by }])),
  }
}

function addUp(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

/** The ancestors of each category. */
export async function loadAncestorCategories(db: Db): Promise<(category: string) => string[]> {
  const parents = new Map((await loadCategories(db)).map(({ slug, parentSlug }) => [slug, parentSlug]))
  return (category) => {
    const parent = parents.get(category)
    return parent ? [parent] : []
  }
}
