import { lotProblemOf, requireWarehouses } from '#domains/inventory/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { OrderView, ReceiptInput } from '../contract.ts'
import { acceptApproval, findStanding } from './ask-approval.ts'
import { type LineRow, loadLines } from './lines.sql.ts'
import { openUnits, receivableUnits, statusAfter } from './order.rules.ts'
import { changeOrderOf, moveTo } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import { type ReceivedLine, receiveLines } from './receive-lines.ts'
import { findSettings } from './settings.sql.ts'

/**
 * Receives some of an order: the stock rises and the supplier is measured. What is still open stays on order. Once all goods of an order
 * came, it is fulfilled, with its free-text lines. Fails as the contract says.
 */
export async function receiveOrder(ctx: WorkspaceContext, input: ReceiptInput & { orderId: string; version: number }): Promise<OrderView> {
  return changeOrderOf(ctx, input, async (tx, order) => {
    if (order.status === 'Cancelled') throw new Failure('ORDER_CANCELLED')
    const standing = await findStanding(tx, order)
    if (standing.approval === 'open' || standing.approval === 'missing') throw new Failure('APPROVAL_NEEDED')
    if (standing.approval === 'given') await acceptApproval(tx, order, standing.request.decidedBy)
    // One day of leeway, because the person's day may have begun before the server's.
    if (input.receivedOn > dayOf(new Date(tx.now.getTime() + 86_400_000))) throw new Failure('DATE_IN_FUTURE')
    const lines = await loadLines(tx.db, order.id)
    const { overReceiptPercent } = await findSettings(tx.db, order.workspaceId)
    const counted = countedLines(lines, input.lines, overReceiptPercent)
    const named = input.lines.flatMap(({ warehouseId }) => warehouseId ?? [])
    if (named.length > 0) await requireWarehouses(tx, order.workspaceId, named)
    if (counted.length === 0) throw new Failure('NOTHING_RECEIVED')
    const { receivedOn, note, extraMinor } = input
    const receipt = { receivedOn, note, extraMinor, lines: counted }
    const status = statusAfter(order.status, add(lines, counted))
    if (status === 'Fulfilled') receipt.lines.push(...restOfFreeText(lines, counted))
    try {
      await receiveLines(tx, ctx.userId, order, receipt)
    } catch (error) {
      throw atLine(error, lines, input.lines)
    }
    await moveTo(tx, ctx.userId, order, status)
  })
}

/** Names the line whose lots are refused. */
function atLine(error: unknown, lines: readonly LineRow[], asked: ReceiptInput['lines']): unknown {
  const problem = lotProblemOf(error)
  if (!problem) return error
  const { variantId, number } = problem.params
  const same = asked.map(({ lineId, lots = [] }, place) => ({
    place,
    fits: lines.some((line) => line.id === lineId && line.variantId === variantId),
    names: number !== undefined && lots.some((lot) => lot.number === number),
  }))
  const place = (same.find(({ fits, names }) => fits && names) ?? same.find(({ fits }) => fits))?.place ?? 0
  return new Failure('INVALID_INPUT', { fields: [{ path: `lines.${place}.lots`, rule: problem.rule, params: problem.params }] })
}

type Counted = ReceivedLine

/** Fails with NOT_FOUND and TOO_MANY. A line that is named twice counts once with the sum, and goes where its first warehouse says. */
function countedLines(lines: readonly LineRow[], asked: ReceiptInput['lines'], overReceiptPercent: number): Counted[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return [...Map.groupBy(asked, ({ lineId }) => lineId)].flatMap(([lineId, entries]) => {
    const line = byId.get(lineId)
    if (!line) throw notFound()
    const quantity = entries.reduce((sum, entry) => sum + entry.quantity, 0)
    const most = receivableUnits(line, overReceiptPercent)
    if (quantity > most) throw new Failure('TOO_MANY', { lineId, most })
    const warehouseId = entries.find((entry) => entry.warehouseId !== undefined)?.warehouseId ?? line.warehouseId
    const lots = entries.flatMap((entry) => entry.lots ?? [])
    return quantity === 0 ? [] : [{ line: { ...line, warehouseId }, quantity, lots }]
  })
}

function add(lines: readonly LineRow[], counted: readonly Counted[]): LineRow[] {
  const more = new Map(counted.map(({ line, quantity }) => [line.id, quantity]))
  return lines.map((line) => ({ ...line, received: line.received + (more.get(line.id) ?? 0) }))
}

/** Services don't arrive; they are done once the goods of their order are there. */
function restOfFreeText(lines: readonly LineRow[], counted: readonly Counted[]): Counted[] {
  return add(lines, counted).flatMap((line) => {
    const quantity = openUnits(line)
    return line.variantId === null && quantity > 0 && !counted.some((each) => each.line.id === line.id) ? [{ line, quantity }] : []
  })
}
