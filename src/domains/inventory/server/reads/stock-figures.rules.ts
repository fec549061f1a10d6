import { money } from '#platform/shared/money.ts'
import type { StockRowView, StockState } from '../../contract.ts'
import type { StockRowData } from './stock-rows.sql.ts'

type Figures = Omit<StockRowView, 'id' | 'variant' | 'warehouse' | 'daysOfCover'>

/** What the screens show of a row (`stockFigures` in the contract). */
export function toFigures({ onHand, allocated, free, everywhere, incoming, reorderPoint, valueMinor }: StockRowData): Figures {
  const available = Math.max(0, Math.min(free, everywhere))
  return {
    onHand,
    allocated,
    available,
    incoming,
    projected: available + incoming,
    reorderPoint,
    state: stateOf(free, reorderPoint),
    value: money(valueMinor),
  }
}

function stateOf(free: number, reorderPoint: number): StockState {
  if (free <= 0) return 'out'
  return free <= reorderPoint ? 'low' : 'ok'
}

/** Sales of this many days tell how fast units go. */
export const COVER_DAYS = 30

/** Whole days that the units last; null when none were shipped in the last `COVER_DAYS` days. */
export function daysOfCover(available: number, shipped: number): number | null {
  return shipped > 0 ? Math.floor((available * COVER_DAYS) / shipped) : null
}
