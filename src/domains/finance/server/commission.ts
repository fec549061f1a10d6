/** Commission settings: the rules, previews of changed rules, and earnings of a price. */
import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors, loadVendorsBySlug, searchVendorsByName } from '#domains/vendors/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Rate, WHOLE_PERCENTAGE } from '../contract/commission.ts'
import type { CommissionView, RuleInput, TermsInput } from '../contract.ts'
import type { Rule, Terms } from './commission.rules.ts'
import { loadCommissionTerms, saveCommissionTerms } from './settings.sql.ts'

export async function getCommission({ services: { db } }: AdminContext): Promise<CommissionView> {
  return commissionView(db)
}

/** Replaces all rules. Fails with STALE and the current rules, UNKNOWN_VENDOR, UNKNOWN_CATEGORY. */
export async function updateCommission(
  ctx: AdminContext,
  { version, ...input }: TermsInput & { version: number },
): Promise<CommissionView> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    const before = await loadCommissionTerms(tx.db)
    const terms = parseTerms(input)
    await rejectUnknownReferences(tx.db, terms.rules)
    if (!(await saveCommissionTerms(tx.db, terms, version))) throw new Failure('STALE', { current: await commissionView(tx.db) })
    await recordAudit(tx, {
      actor: userId,
      action: 'finance.commissionChanged',
      resource: { type: 'commission', id: 'platform' },
      client,
      details: { before: { ...before.base, rules: before.rules.length }, after: { ...terms.base, rules: terms.rules.length } },
    })
    return commissionView(tx.db)
  })
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

async function commissionView(db: Db): Promise<CommissionView> {
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

async function rejectUnknownReferences(db: Db, rules: readonly Rule[]): Promise<void> {
  const wanted = rules.flatMap(({ workspaceId }) => workspaceId ?? [])
  const vendors = await loadApprovedVendors(db, wanted)
  if (wanted.some((workspaceId) => !vendors.has(workspaceId))) throw new Failure('UNKNOWN_VENDOR')
  const slugs = new Set((await loadCategories(db)).map(({ slug }) => slug))
  if (rules.some(({ category }) => category !== null && !slugs.has(category))) throw new Failure('UNKNOWN_CATEGORY')
}
