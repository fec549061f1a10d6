import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { CompanyInput, CompanyView } from '../../contract.ts'
import { insertCompany } from './companies.sql.ts'
import { loadCompanyView } from './companies.ts'
import { recordCompany } from './contact-activity.ts'

/** Fails with NAME_TAKEN. */
export async function createCompany(ctx: WorkspaceContext, input: CompanyInput): Promise<CompanyView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const ref = { workspaceId, id: newId('company') }
    if (!(await insertCompany(tx.db, { ...input, ...ref, createdAt: tx.now }))) throw new Failure('NAME_TAKEN')
    await tx.services.search.add(tx, 'company', [ref.id])
    await recordCompany(tx, ctx.userId, ref, 'created')
    return loadCompanyView(tx.db, workspaceId, ref.id)
  })
}
