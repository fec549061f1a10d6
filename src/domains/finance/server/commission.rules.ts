/** Commission of a sale (product.md, rule 13): the first matching rule applies and is frozen with the sale. All amounts in minor units. */
import { divideHalfUp } from '#platform/shared/money.ts'
import { commissionFor, type Rate } from '../contract/commission.ts'
import type { RuleScope } from '../contract.ts'

/** For one vendor, one category, both, or (null) all; from `validFrom` on. */
export type Rule = Rate & { id: string; workspaceId: string | null; category: string | null; validFrom: Date }

/** Ordered rules; `base` applies when none matches. */
export type Terms = { base: Rate; rules: readonly Rule[] }

/** The first matching rule; null means the default rate. `categories` are the product's category and its ancestors. */
export function ruleFor({ rules }: Terms, workspaceId: string, categories: readonly string[], at: Date): Rule | null {
  const fits = (rule: Rule) =>
    (rule.workspaceId === null || rule.workspaceId === workspaceId) &&
    (rule.category === null || categories.includes(rule.category)) &&
    rule.validFrom <= at
  return rules.find(fits) ?? null
}

/** The commission of one rule on all lines of a sale that it matches. */
export type Share = Rate & { ruleId: string | null; rule: RuleScope; baseMinor: number; commissionMinor: number }

export type SoldLine = { category: string; totalMinor: number }

/** Groups lines by rule, so that each rule rounds once and a fixed fee is charged once. `of` maps each line to its share. */
export function computeShares(
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
      rule: scopeFor(rule),
      type,
      value,
      baseMinor,
      commissionMinor: commissionFor({ type, value }, baseMinor),
    }
  })
  return { shares, of: rules.map((rule) => distinct.indexOf(rule)) }
}

/** The scope of a rule; no rule is `base`. */
export function scopeFor(rule: Pick<Rule, 'workspaceId' | 'category'> | null): RuleScope {
  if (!rule) return 'base'
  if (rule.workspaceId !== null) return rule.category === null ? 'vendor' : 'vendorCategory'
  return rule.category === null ? 'all' : 'category'
}

/**
 * The commission that remains after `backMinor` of a share's base was refunded in total (V5): proportional, rounded on the cumulative
 * refund so that the last unit leaves nothing over. A fixed fee stays until the whole vendor order is refunded.
 */
export function remainingCommission(
  { type, baseMinor, commissionMinor }: Pick<Share, 'type' | 'baseMinor' | 'commissionMinor'>,
  backMinor: number,
  wholePart: boolean,
): number {
  if (wholePart) return 0
  if (type === 'fixed' || baseMinor === 0) return commissionMinor
  return Number(divideHalfUp(BigInt(commissionMinor) * BigInt(baseMinor - backMinor), BigInt(baseMinor)))
}

type Scope = Pick<Rule, 'workspaceId' | 'category' | 'validFrom'>

/** For each rule the index of an earlier rule that covers it completely, so that it never applies; else null. */
export function findShadowingRules(rules: readonly Scope[]): (number | null)[] {
  const covers = (wide: Scope, narrow: Scope) =>
    (wide.workspaceId === null || wide.workspaceId === narrow.workspaceId) &&
    (wide.category === null || wide.category === narrow.category) &&
    wide.validFrom <= narrow.validFrom
  return rules.map((rule, index) => {
    const found = rules.slice(0, index).findIndex((earlier) => covers(earlier, rule))
    return found === -1 ? null : found
  })
}
