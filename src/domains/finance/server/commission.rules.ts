/** Product.md, rule 13: what the operator keeps of a sale, by the first rule that fits; frozen with the sale. Minor units throughout. */
import { divideHalfUp } from '#platform/shared/money.ts'
import { commissionOf, type Rate } from '../contract/commission.ts'
import type { RuleScope } from '../contract.ts'

/** Of one vendor, one category, both, or (null) all; from a moment on. */
export type Rule = Rate & { id: string; workspaceId: string | null; category: string | null; validFrom: Date }

/** The ordered rules; behind them `base`, which fits everything. */
export type Terms = { base: Rate; rules: readonly Rule[] }

/** The first rule that fits; null is the base. `categories` are that of the goods and those it stands below. */
export function ruleFor({ rules }: Terms, workspaceId: string, categories: readonly string[], at: Date): Rule | null {
  const fits = (rule: Rule) =>
    (rule.workspaceId === null || rule.workspaceId === workspaceId) &&
    (rule.category === null || categories.includes(rule.category)) &&
    rule.validFrom <= at
  return rules.find(fits) ?? null
}

/** What one rule takes of a sale: of its lines that this rule fits, taken together. */
export type Share = Rate & { ruleId: string | null; rule: RuleScope; baseMinor: number; commissionMinor: number }

export type SoldLine = { category: string; totalMinor: number }

/** Lines are taken together by their rule, so each rule rounds once and a fixed fee comes once. `of` is the share of each line. */
export function sharesOfSale(
  terms: Terms,
  workspaceId: string,
  lines: readonly SoldLine[],
  at: Date,
  above: (category: string) => readonly string[] = () => [],
): { shares: Share[]; of: number[] } {
  const rules = lines.map(({ category }) => ruleFor(terms, workspaceId, [category, ...above(category)], at))
  const distinct = [...new Set(rules)]
  const shares = distinct.map((rule) => {
    const { type, value } = rule ?? terms.base
    const baseMinor = lines.reduce((sum, { totalMinor }, index) => (rules[index] === rule ? sum + totalMinor : sum), 0)
    return {
      ruleId: rule?.id ?? null,
      rule: scopeOf(rule),
      type,
      value,
      baseMinor,
      commissionMinor: commissionOf({ type, value }, baseMinor),
    }
  })
  return { shares, of: rules.map((rule) => distinct.indexOf(rule)) }
}

/** What a rule is about; no rule is the base. */
export function scopeOf(rule: Pick<Rule, 'workspaceId' | 'category'> | null): RuleScope {
  if (!rule) return 'base'
  if (rule.workspaceId !== null) return rule.category === null ? 'vendor' : 'vendorCategory'
  return rule.category === null ? 'all' : 'category'
}

/**
 * What stays of a share once `backMinor` of its base in all went back (V5): in proportion, rounded on the sum of all that ever went
 * back, so that the last unit leaves nothing over. A fixed fee stays until the whole part went back.
 */
export function keptOf(
  { type, baseMinor, commissionMinor }: Pick<Share, 'type' | 'baseMinor' | 'commissionMinor'>,
  backMinor: number,
  wholePart: boolean,
): number {
  if (wholePart) return 0
  if (type === 'fixed' || baseMinor === 0) return commissionMinor
  return Number(divideHalfUp(BigInt(commissionMinor) * BigInt(baseMinor - backMinor), BigInt(baseMinor)))
}

type Scope = Pick<Rule, 'workspaceId' | 'category' | 'validFrom'>

/** For each rule the place of an earlier one that fits whatever it fits, so that its turn never comes; else null. */
export function shadowedBy(rules: readonly Scope[]): (number | null)[] {
  const covers = (wide: Scope, narrow: Scope) =>
    (wide.workspaceId === null || wide.workspaceId === narrow.workspaceId) &&
    (wide.category === null || wide.category === narrow.category) &&
    wide.validFrom <= narrow.validFrom
  return rules.map((rule, index) => {
    const found = rules.slice(0, index).findIndex((earlier) => covers(earlier, rule))
    return found === -1 ? null : found
  })
}
