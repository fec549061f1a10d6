import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { TransferRow, TransferView } from '../../contract.ts'
import { loadStockedVariants } from '../reads/variant-cards.ts'
import { findTransfer, type ListedTransfer, listTransferRows, loadTransferLines, type TransferFilter } from './transfers.sql.ts'

export async function listTransfers(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { cursor, limit, ...filter }: Omit<TransferFilter, 'workspaceId'> & { cursor?: string | undefined; limit: number },
): Promise<{ items: TransferRow[]; nextCursor: string | null; total: Total }> {
  const { items, nextCursor, total } = await listTransferRows(db, { workspaceId, ...filter }, { cursor, limit })
  return { items: await toRows(db, items), nextCursor, total }
}

export async function getTransfer(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  { transferId }: { transferId: string },
): Promise<TransferView> {
  return loadTransferView(db, workspaceId, transferId, language)
}

/** Fails with NOT_FOUND if it is missing or another workspace's. */
export async function loadTransferView(db: Db, workspaceId: string, transferId: string, language: Language): Promise<TransferView> {
  const transfer = await findTransfer(db, workspaceId, transferId)
  if (!transfer) throw notFound()
  const lines = await loadTransferLines(db, transferId)
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await loadStockedVariants(db, ids, language)
  const [row] = await toRows(db, [transfer])
  if (!row) throw notFound()
  return {
    ...row,
    note: transfer.note,
    items: lines.map(({ valueMinor, ...line }) => ({ ...line, variant: variants.get(line.variantId) ?? null, value: money(valueMinor) })),
  }
}

async function toRows(db: Db, transfers: readonly ListedTransfer[]): Promise<TransferRow[]> {
  const users = await loadUsers(
    db,
    transfers.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return transfers.map((transfer) => {
    const user = users.get(transfer.createdBy ?? '')
    const { id, status, lines, units, createdAt, dueAt, completedAt, cancelledAt } = transfer
    return {
      id,
      date: createdAt.toISOString(),
      from: { id: transfer.fromWarehouseId, name: transfer.fromName },
      to: { id: transfer.toWarehouseId, name: transfer.toName },
      status,
      lines,
      units,
      dueAt: dueAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      cancelledAt: cancelledAt?.toISOString() ?? null,
      createdBy: user ? { id: user.id, name: user.name } : null,
    }
  })
}
