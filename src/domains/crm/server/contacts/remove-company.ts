import { removeRecords } from '#domains/records/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteCompany, loadIdsOfCompany } from './companies.sql.ts'

/** Its contacts stay, without a company. Fails with NOT_FOUND. */
export async function removeCompany(ctx: WorkspaceContext, companyId: string): Promise<Record<string, never>> {
  const ref = { workspaceId: ctx.membership.workspaceId, id: companyId }
  return transact(ctx, async (tx) => {
    const contactIds = await loadIdsOfCompany(tx.db, ref)
    if (!(await deleteCompany(tx.db, ref))) throw notFound()
    await removeRecords(tx, [{ ...ref, type: 'company' }])
    await tx.services.search.refresh(tx, 'company', [companyId])
    await tx.services.search.refresh(tx, 'contact', contactIds)
    return {}
  })
}
