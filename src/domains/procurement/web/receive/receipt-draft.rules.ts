/** A receipt that is being scanned: which line a code means, how many units came, and what is wrong with them. Pure. */
import { type LotDraft, toNamedLots } from '#domains/inventory/web/index.ts'
import { matchCode, type Scanned } from '#platform/web/scan/match-code.ts'
import type { LineCode, OrderView, ReceiptInput } from '../../contract.ts'

type Typed = number | string | null

/** A line of the order that can still be received. `open` and `most` leave out what waits on this device to be sent. */
export type ReceivableLine = {
  id: string
  variantId: string | null
  name: string
  sku: string
  productId: string
  gtin: string | null
  qty: number
  received: number
  /** Units that wait on this device. */
  waiting: number
  open: number
  most: number
  warehouseId: string | null
}

export type ReceiptDraft = {
  quantities: Readonly<Record<string, Typed>>
  /** Where a line was put, if somewhere else than ordered. */
  warehouses: Readonly<Record<string, string>>
  /** Batches or serial numbers by line. */
  lots: Readonly<Record<string, readonly LotDraft[]>>
  /** Empty: today. */
  receivedOn: string
  extraMinor: Typed
  note: string
}

export const EMPTY_RECEIPT: ReceiptDraft = { quantities: {}, warehouses: {}, lots: {}, receivedOn: '', extraMinor: null, note: '' }

export function receivableLines(
  { items }: Pick<OrderView, 'items'>,
  codes: readonly LineCode[],
  waiting: ReadonlyMap<string, number>,
): ReceivableLine[] {
  const codeOf = new Map(codes.map((code) => [code.lineId, code]))
  return items.flatMap(({ id, variantId, sku, name, qty, received, open, receivable, warehouse }) => {
    if (receivable <= 0) return []
    const waits = waiting.get(id) ?? 0
    const { productId = '', gtin = null } = codeOf.get(id) ?? {}
    return [
      {
        id,
        variantId,
        sku,
        name,
        productId,
        gtin,
        qty,
        received,
        waiting: waits,
        open: Math.max(0, open - waits),
        most: Math.max(0, receivable - waits),
        warehouseId: warehouse?.id ?? null,
      },
    ]
  })
}

/** Units by line of receipts that wait to be sent. */
export function unitsByLine(receipts: readonly Pick<ReceiptInput, 'lines'>[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { lineId, quantity } of receipts.flatMap(({ lines }) => lines)) units.set(lineId, (units.get(lineId) ?? 0) + quantity)
  return units
}

/** The lines that a code can mean. The same variant in several lines is no doubt: the first that is still open takes it. */
export function findLines(lines: readonly ReceivableLine[], scanned: Scanned, { quantities }: ReceiptDraft): ReceivableLine[] {
  const found = matchCode(lines, (line) => ({ ...line, variantId: line.variantId ?? '' }), scanned)
  const variants = Map.groupBy(found, ({ variantId }) => variantId)
  return [...variants.values()].flatMap((same) => same.find(({ id, open }) => unitsIn(quantities[id]) < open) ?? same[0] ?? [])
}

export function addUnits(draft: ReceiptDraft, lineId: string, units: number): ReceiptDraft {
  return { ...draft, quantities: { ...draft.quantities, [lineId]: unitsIn(draft.quantities[lineId]) + units } }
}

export function receiveAll(draft: ReceiptDraft, lines: readonly ReceivableLine[]): ReceiptDraft {
  return { ...draft, quantities: Object.fromEntries(lines.map(({ id, open }) => [id, open])) }
}

/** `wrong`: no whole number. `tooMany`: more than the tolerance allows. `over`: more than is open, within the tolerance. */
export type LineState = 'wrong' | 'tooMany' | 'over' | 'all' | 'some' | 'none'

export function lineState({ open, most }: Pick<ReceivableLine, 'open' | 'most'>, typed: Typed | undefined): LineState {
  if (typed === undefined || typed === null || typed === 0) return 'none'
  if (typeof typed !== 'number' || !Number.isInteger(typed) || typed < 0) return 'wrong'
  if (typed > most) return 'tooMany'
  if (typed > open) return 'over'
  return typed === open ? 'all' : 'some'
}

/** Units that would be received, and whether every line is right. */
export function summarize(draft: ReceiptDraft, lines: readonly ReceivableLine[]): { units: number; isRight: boolean } {
  const states = lines.map((line) => lineState(line, draft.quantities[line.id]))
  return {
    units: lines.reduce((sum, { id }) => sum + unitsIn(draft.quantities[id]), 0),
    isRight: states.every((state) => state !== 'wrong' && state !== 'tooMany'),
  }
}

export function toReceipt(draft: ReceiptDraft, lines: readonly ReceivableLine[], today: string): ReceiptInput {
  const { receivedOn, note, extraMinor, quantities, warehouses, lots } = draft
  return {
    receivedOn: receivedOn || today,
    note: note.trim(),
    extraMinor: unitsIn(extraMinor),
    lines: lines.flatMap(({ id }) => {
      const quantity = unitsIn(quantities[id])
      const warehouseId = warehouses[id]
      const named = toNamedLots(lots[id] ?? [], quantity)
      return quantity > 0 ? [{ lineId: id, quantity, ...(warehouseId && { warehouseId }), ...(named && { lots: named }) }] : []
    }),
  }
}

/** Puts a receipt that the server rejected back among what is being counted. */
export function takeBack(draft: ReceiptDraft, { lines, receivedOn, note, extraMinor }: ReceiptInput): ReceiptDraft {
  const quantities = { ...draft.quantities }
  const warehouses = { ...draft.warehouses }
  const lots = { ...draft.lots }
  for (const { lineId, quantity, warehouseId, lots: named = [] } of lines) {
    quantities[lineId] = unitsIn(quantities[lineId]) + quantity
    if (warehouseId) warehouses[lineId] = warehouseId
    if (named.length > 0)
      lots[lineId] = [
        ...named.map((lot) => ({ number: lot.number, quantity: lot.quantity, expiresOn: lot.expiresOn ?? '' })),
        ...(lots[lineId] ?? []),
      ]
  }
  return { quantities, warehouses, lots, receivedOn, note: draft.note || note, extraMinor: unitsIn(draft.extraMinor) + extraMinor || null }
}

/** What was kept on this device; anything unreadable is an empty receipt. */
export function readReceipt(text: string): ReceiptDraft {
  try {
    const kept: unknown = JSON.parse(text || '{}')
    return isRecord(kept) && isRecord(kept['quantities']) ? ({ ...EMPTY_RECEIPT, ...kept } as ReceiptDraft) : EMPTY_RECEIPT
  } catch {
    return EMPTY_RECEIPT
  }
}

const unitsIn = (typed: Typed | undefined): number => (typeof typed === 'number' ? typed : 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
