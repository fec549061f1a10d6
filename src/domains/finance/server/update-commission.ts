import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { CommissionView, TermsInput } from '../contract.ts'
import type { Rule } from './commission.rules.ts'
import { commissionView, parseTerms } from './commission.ts'
import { loadCommissionTerms, saveCommissionTerms } from './settings.sql.ts'

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

async function rejectUnknownReferences(db: Db, rules: readonly Rule[]): Promise<void> {
  const wanted = rules.flatMap(({ workspaceId }) => workspaceId ?? [])
  const vendors = await loadApprovedVendors(db, wanted)
  if (wanted.some((workspaceId) => !vendors.has(workspaceId))) throw new Failure('UNKNOWN_VENDOR')
  const slugs = new Set((await loadCategories(db)).map(({ slug }) => slug))
  if (rules.some(({ category }) => category !== null && !slugs.has(category))) throw new Failure('UNKNOWN_CATEGORY')
}
