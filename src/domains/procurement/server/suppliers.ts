import type { RecordFilter } from '#domains/records/contract.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Tx } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { SupplierInput, SupplierView } from '../contract.ts'
import { measure } from './supplier-rating.rules.ts'
import { findSupplier, listSupplierRows, type SORTS, type SupplierFields, type SupplierRow } from './suppliers.sql.ts'

type Query = Paging & RecordFilter & { q?: string | undefined; archived: boolean; sort: keyof typeof SORTS }

export async function listSuppliers(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { q, archived, tagId, assigneeId, ...paging }: Query,
): Promise<Page<SupplierView> & { total: Total }> {
  const { items, ...page } = await listSupplierRows(services.db, { workspaceId, q, archived, tagId, assigneeId }, paging)
  return { items: items.map(toSupplierView), ...page }
}

export async function getSupplier({ services, membership }: WorkspaceContext, supplierId: string): Promise<SupplierView> {
  return loadSupplierView({ db: services.db }, membership.workspaceId, supplierId)
}

/** Fails with NOT_FOUND. */
export async function loadSupplierView({ db }: Pick<Tx, 'db'>, workspaceId: string, supplierId: string): Promise<SupplierView> {
  const row = await findSupplier(db, workspaceId, supplierId)
  if (!row) throw notFound()
  return toSupplierView(row)
}

export function toSupplierView(row: SupplierRow): SupplierView {
  const { id, name, currency, paymentTerms, leadTimeDays, minUnits, notes, version } = row
  return {
    id,
    name,
    contact: { name: row.contactName, email: row.email, phone: row.phone, address: row.address, language: row.language },
    currency,
    paymentTerms,
    leadTimeDays,
    minUnits,
    notes,
    ...measure(row),
    totalSpend: money(row.spendMinor),
    archived: row.archivedAt !== null,
    createdAt: row.createdAt.toISOString(),
    version,
  }
}

export function toSupplierFields({ contact, ...input }: SupplierInput): SupplierFields {
  const { name: contactName, ...rest } = contact
  return { ...input, ...rest, contactName }
}
