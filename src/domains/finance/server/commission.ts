/** Commission settings: the rules and previews of changed rules. */
import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors, loadVendorsBySlug, searchVendorsByName } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Rate, WHOLE_PERCENTAGE } from '../contract/commission.ts'
import type { CommissionView, RuleInput, TermsInput } from '../contract.ts'
import type { Rule, Terms } from './commission.rules.ts'
import { loadCommissionTerms } from './settings.sql.ts'

export async function getCommission({ services: { db } }: AdminContext): Promise<CommissionView> {
  return commissionView(db)
}

export async function vendorsForRules(
  { services: { db } }: AdminContext,
  { q }: { q: string },
): Promise<{ workspaceId: string; name: string }[]> {
  const named = await searchVendorsByName(db, q, 20)
  const vendors = await loadVendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return vendors.map(({ workspaceId, name }) => ({ workspaceId, name }))
}

/** Percentages are at most 100: INVALID_INPUT names the field that exceeds it. */
export function parseTerms({ type, value, rules }: TermsInput): Terms {
  rejectRateOverLimit({ type, value }, 'value')
  for (const [index, rule] of rules.entries()) rejectRateOverLimit(rule, `rules.${index}.value`)
  return { base: { type, value }, rules: rules.map(parseRule) }
}

function rejectRateOverLimit({ type, value }: Rate, path: string): void {
  if (type === 'fixed' || value <= WHOLE_PERCENTAGE) return
  throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'too_big', params: { maximum: 100, origin: 'number' } }] })
}

function parseRule({ id, validFrom, ...rule }: RuleInput): Rule {
  return { ...rule, id: id ?? newId('crl'), validFrom: new Date(validFrom) }
}

export async function commissionView(db: Db): Promise<CommissionView> {
  const { base, rules, version } = await loadCommissionTerms(db)
  const categories = new Map((await loadCategories(db)).map(({ slug, name }) => [slug, name]))
  const vendors = await loadApprovedVendors(
    db,
    rules.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  return {
    ...base,
    version,
    rules: rules.map(({ validFrom, ...rule }) => ({
      ...rule,
      validFrom: validFrom.toISOString(),
      vendorName: rule.workspaceId && (vendors.get(rule.workspaceId)?.name ?? rule.workspaceId),
      categoryName: rule.category && (categories.get(rule.category) ?? rule.category),
    })),
  }
}
