import type { RecordFilter } from '#domains/records/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { CompanyView } from '../../contract.ts'
import { type CompanyRow, findCompany, listCompanyRows } from './companies.sql.ts'

export async function listCompanies(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { cursor, limit, ...filter }: Paging & RecordFilter & { q?: string | undefined },
): Promise<Page<CompanyView> & { total: Total }> {
  const { items, ...page } = await listCompanyRows(services.db, { ...filter, workspaceId }, { cursor, limit })
  return { items: items.map(toCompanyView), ...page }
}

export async function getCompany({ services, membership }: WorkspaceContext, companyId: string): Promise<CompanyView> {
  return loadCompanyView(services.db, membership.workspaceId, companyId)
}

/** Fails with NOT_FOUND. */
export async function loadCompanyView(db: Db, workspaceId: string, id: string): Promise<CompanyView> {
  const row = await findCompany(db, { workspaceId, id })
  if (!row) throw notFound()
  return toCompanyView(row)
}

function toCompanyView({ id, name, website, phone, notes, contacts, createdAt, version }: CompanyRow): CompanyView {
  return { id, name, website, phone, notes, contacts, createdAt: createdAt.toISOString(), version }
}
