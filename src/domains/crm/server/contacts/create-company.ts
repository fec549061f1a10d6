import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { CompanyInput, CompanyView } from '../../contract.ts'
import { insertCompany } from './companies.sql.ts'
import { loadCompanyView } from './companies.ts'
import { recordCompany } from './contact-activity.ts'

/** Fails with NAME_TAKEN. */
export async function createCompany(ctx: WorkspaceContext, input: CompanyInput): Promise<CompanyView> {
  return transact(ctx, (tx) => addCompany(tx, ctx, input, 'created'))
}

export async function addCompany(
  tx: Tx,
  { userId, membership: { workspaceId } }: WorkspaceContext,
  input: CompanyInput,
  action: 'created' | 'imported',
): Promise<CompanyView> {
  const ref = { workspaceId, id: newId('company') }
  if (!(await insertCompany(tx.db, { ...input, ...ref, createdAt: tx.now }))) throw new Failure('NAME_TAKEN')
  await tx.services.search.add(tx, 'company', [ref.id])
  await recordCompany(tx, userId, ref, action)
  return loadCompanyView(tx.db, workspaceId, ref.id)
}
