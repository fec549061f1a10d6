/** What a proposal brings about once both sides agree, or the platform decides. */
import { allocate } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, ProposalKind } from '../../contract.ts'
import { cancelUnits } from '../cancel-units.ts'
import { type ActedBy, type FullPart, linesForPart, lockFullOrder, requirePart } from '../lock-order.ts'
import { formatPartNumber } from '../order-number.ts'
import { refundUnits } from '../refund-units.ts'
import { insertReturn } from '../returns.sql.ts'
import { addShares, computeRefundShares, totalOfShares } from '../shares.rules.ts'
import { recordReturnStatus } from '../transition-return.ts'
import { resolveChosenUnits, toVariantQuantities } from '../units.rules.ts'
import { availableUnits, splitBySent } from './proposals.rules.ts'
import type { ProposalRow } from './proposals.sql.ts'
import { insertReplacement } from './replacements.sql.ts'

/** Stock movements of a replacement refer to its proposal. */
export const REPLACEMENT_REFERENCE = 'replacement'

/** Units of the proposal that are no longer available for its kind, with what is left of their lines. */
export function findUnavailable(open: FullPart, kind: ProposalKind, units: readonly ChosenUnits[]): { position: number; left: number }[] {
  const left = linesForPart(open).map((line) => ({ position: line.position, left: availableUnits(kind, line, open.part) }))
  const choice = resolveChosenUnits(left, units)
  return 'short' in choice ? choice.short : []
}

/** Refunds units, and cancels those that were not sent. Returns the amount. Fails with `code` and the units left. */
export async function refundAgreed(
  tx: Tx,
  open: FullPart,
  units: readonly ChosenUnits[],
  by: ActedBy,
  { code, reason }: { code: 'NOT_AVAILABLE' | 'NOT_RETURNABLE'; reason: string },
): Promise<number> {
  const lines = findUnavailable(open, 'refund', units)
  if (lines.length > 0) throw new Failure(code, { lines })
  const amountMinor = totalOfShares(addShares(computeRefundShares(open.lines, units)))
  const { sent, unsent } = splitBySent(open.lines, open.part, units)
  if (sent.length > 0) await refundUnits(tx, open, sent, by, reason)
  if (unsent.length > 0) {
    const after = requirePart(await lockFullOrder(tx, open.order.id), formatPartNumber(open.order.id, open.part.number))
    await cancelUnits(tx, after, unsent, by, reason)
  }
  return amountMinor
}

/** Opens the return as accepted. Fails with NOT_AVAILABLE. */
export async function openAgreedReturn(tx: Tx, open: FullPart, row: ProposalRow, vendor: ActedBy): Promise<void> {
  const lines = findUnavailable(open, 'return', row.lines)
  if (lines.length > 0) throw new Failure('NOT_AVAILABLE', { lines })
  const { order, part } = open
  const id = newId('ret')
  const ofShopper = row.side === 'shopper'
  await insertReturn(
    tx.db,
    {
      id,
      workspaceId: part.workspaceId,
      orderId: order.id,
      partNumber: part.number,
      status: 'Accepted',
      reason: row.reason,
      comment: ofShopper ? row.message : '',
      photos: [],
      requestedBy: ofShopper ? row.proposedBy : order.userId,
      requestedAt: tx.now,
    },
    row.lines,
  )
  await recordReturnStatus(tx, open, id, 'Accepted', vendor)
}

/** Takes the units out of stock. Fails with NOT_AVAILABLE, and with OUT_OF_STOCK and what is in stock. */
export async function agreeReplacement(tx: Tx, open: FullPart, row: ProposalRow): Promise<void> {
  const lines = findUnavailable(open, 'replacement', row.lines)
  if (lines.length > 0) throw new Failure('NOT_AVAILABLE', { lines })
  const own = linesForPart(open)
  const shortages = await allocate(tx, toVariantQuantities(own, row.lines), { type: REPLACEMENT_REFERENCE, id: row.id })
  if (shortages.length > 0) {
    const short = row.lines.flatMap(({ position }) => {
      const variantId = own.find((line) => line.position === position)?.variantId
      const shortage = shortages.find((one) => one.variantId === variantId)
      return shortage ? [{ position, left: shortage.left }] : []
    })
    throw new Failure('OUT_OF_STOCK', { lines: short })
  }
  const { order, part } = open
  const { workspaceId, number: partNumber } = part
  await insertReplacement(tx.db, { proposalId: row.id, workspaceId, orderId: order.id, partNumber, agreedAt: tx.now })
}
