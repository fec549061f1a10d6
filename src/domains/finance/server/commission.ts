/** What the operator keeps of sales: the rules, what another set would bring, and what a price would earn. */
import { allCategories } from '#domains/catalog/server/index.ts'
import { vendorsBySlug, vendorsNamedLike, vendorsOf } from '#domains/vendors/server/index.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Rate, WHOLE_PERCENTAGE } from '../contract/commission.ts'
import type { CommissionView, RuleInput, TermsInput } from '../contract.ts'
import type { Rule, Terms } from './commission.rules.ts'
import { putTerms, termsOf } from './settings.sql.ts'

export async function getCommission({ kernel: { db } }: Call): Promise<CommissionView> {
  return commissionView(db)
}

/** All rules at once, in their order. Fails with STALE and what they are now, UNKNOWN_VENDOR, UNKNOWN_CATEGORY. */
export async function updateCommission(call: Call, { version, ...input }: TermsInput & { version: number }): Promise<CommissionView> {
  const { viewer, client } = call
  if (viewer.kind !== 'member') throw notFound()
  return transact(call, async (tx) => {
    const before = await termsOf(tx.db)
    const terms = termsIn(input)
    await refuseUnknown(tx.db, terms.rules)
    if (!(await putTerms(tx.db, terms, version))) throw new Failure('STALE', { current: await commissionView(tx.db) })
    await record(tx, {
      ...{ actor: viewer.id, action: 'finance.commissionChanged', subject: { type: 'commission', id: 'platform' }, client },
      details: { before: { ...before.base, rules: before.rules.length }, after: { ...terms.base, rules: terms.rules.length } },
    })
    return commissionView(tx.db)
  })
}

export async function vendorsForRules({ kernel: { db } }: Call, { q }: { q: string }): Promise<{ workspaceId: string; name: string }[]> {
  const named = await vendorsNamedLike(db, q, 20)
  const vendors = await vendorsBySlug(
    db,
    named.map(({ slug }) => slug),
  )
  return vendors.map(({ workspaceId, name }) => ({ workspaceId, name }))
}

/** Percentages are at most all of it: INVALID_INPUT names the one that is more. */
export function termsIn({ type, value, rules }: TermsInput): Terms {
  refuseTooMuch({ type, value }, 'value')
  for (const [index, rule] of rules.entries()) refuseTooMuch(rule, `rules.${index}.value`)
  return { base: { type, value }, rules: rules.map(ruleIn) }
}

function refuseTooMuch({ type, value }: Rate, path: string): void {
  if (type === 'fixed' || value <= WHOLE_PERCENTAGE) return
  throw new Failure('INVALID_INPUT', { fields: [{ path, rule: 'too_big', params: { maximum: 100, origin: 'number' } }] })
}

function ruleIn({ id, validFrom, ...rule }: RuleInput): Rule {
  return { ...rule, id: id ?? newId('crl'), validFrom: new Date(validFrom) }
}

async function commissionView(db: Db): Promise<CommissionView> {
  const { base, rules, version } = await termsOf(db)
  const categories = new Map((await allCategories(db)).map(({ slug, name }) => [slug, name]))
  const vendors = await vendorsOf(
    db,
    rules.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  return {
    ...{ ...base, version },
    rules: rules.map(({ validFrom, ...rule }) => ({
      ...rule,
      validFrom: validFrom.toISOString(),
      vendorName: rule.workspaceId && (vendors.get(rule.workspaceId)?.name ?? rule.workspaceId),
      categoryName: rule.category && (categories.get(rule.category) ?? rule.category),
    })),
  }
}

async function refuseUnknown(db: Db, rules: readonly Rule[]): Promise<void> {
  const wanted = rules.flatMap(({ workspaceId }) => workspaceId ?? [])
  const vendors = await vendorsOf(db, wanted)
  if (wanted.some((workspaceId) => !vendors.has(workspaceId))) throw new Failure('UNKNOWN_VENDOR')
  const slugs = new Set((await allCategories(db)).map(({ slug }) => slug))
  if (rules.some(({ category }) => category !== null && !slugs.has(category))) throw new Failure('UNKNOWN_CATEGORY')
}
