import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { CompanyInput, CompanyView } from '../../contract.ts'
import { hasOtherWithName, loadIdsOfCompany, lockCompanyNames, saveCompany } from './companies.sql.ts'
import { loadCompanyView } from './companies.ts'
import { recordCompany } from './contact-activity.ts'
import { companyChanges } from './contact-changes.rules.ts'

/** Fails with NOT_FOUND, with STALE and the current version, and NAME_TAKEN. Its contacts are found by the new name. */
export async function updateCompany(
  ctx: WorkspaceContext,
  { companyId, version, ...fields }: CompanyInput & { companyId: string; version: number },
): Promise<CompanyView> {
  return transact(ctx, async (tx) => {
    await lockCompanyNames(tx.db, ctx.membership.workspaceId)
    return changeCompany(tx, ctx, { id: companyId, version }, fields)
  })
}

/** The names of companies are locked. */
export async function changeCompany(
  tx: Tx,
  { userId, membership: { workspaceId } }: WorkspaceContext,
  { id, version }: { id: string; version: number },
  fields: CompanyInput,
): Promise<CompanyView> {
  const ref = { workspaceId, id }
  const before = await loadCompanyView(tx.db, workspaceId, id)
  if (await hasOtherWithName(tx.db, ref, fields.name)) throw new Failure('NAME_TAKEN')
  const saved = await saveCompany(tx.db, { ...ref, version }, fields)
  const current = await loadCompanyView(tx.db, workspaceId, id)
  if (!saved) throw new Failure('STALE', { current })
  await tx.services.search.refresh(tx, 'company', [id])
  if (fields.name !== before.name) await tx.services.search.refresh(tx, 'contact', await loadIdsOfCompany(tx.db, ref))
  const changes = companyChanges(before, fields)
  if (changes.length > 0) await recordCompany(tx, userId, ref, 'updated', changes)
  return current
}
