/** Commission rules in the editor before they are saved. */
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { CommissionType, CommissionView, TermsInput } from '../../contract.ts'

const HUNDRED = 100

/** Percentages are entered in percent, fixed fees in minor units. */
export type RateDraft = { type: CommissionType; typed: Typed }
export type RuleDraft = RateDraft & {
  key: string
  id: string | null
  vendor: { id: string; title: string } | null
  category: string | null
  validFrom: string
}
export type TermsDraft = RateDraft & { rules: RuleDraft[] }

export function toTermsDraft({ type, value, rules }: CommissionView): TermsDraft {
  return {
    ...toRateDraft(type, value),
    rules: rules.map((rule) => ({
      ...toRateDraft(rule.type, rule.value),
      key: rule.id,
      id: rule.id,
      category: rule.category,
      validFrom: rule.validFrom,
      vendor: rule.workspaceId === null ? null : { id: rule.workspaceId, title: rule.vendorName ?? rule.workspaceId },
    })),
  }
}

/** Null while an input is invalid. */
export function parseTermsDraft({ rules, ...base }: TermsDraft): TermsInput | null {
  const value = parseRate(base)
  const all = rules.map((rule) => {
    const { id, type, vendor, category, validFrom } = rule
    const value = parseRate(rule)
    return value === null ? null : { id, type, value, category, validFrom, workspaceId: vendor?.id ?? null }
  })
  const read = all.filter((rule) => rule !== null)
  return value === null || read.length < all.length ? null : { type: base.type, value, rules: read }
}

/** In the contract's unit; null when invalid. */
export function parseRate({ type, typed }: RateDraft): number | null {
  if (typeof typed !== 'number' || typed < 0) return null
  if (type === 'fixed') return typed
  const value = Math.round(typed * HUNDRED)
  return value <= HUNDRED * HUNDRED ? value : null
}

export function moveRule<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

function toRateDraft(type: CommissionType, value: number): RateDraft {
  return { type, typed: type === 'percentage' ? value / HUNDRED : value }
}
