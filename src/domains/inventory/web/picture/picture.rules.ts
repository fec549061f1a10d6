import type { StockMapRow, StockState } from '../../contract.ts'

type Cell = Pick<NonNullable<StockMapRow['cells'][number]>, 'available' | 'low' | 'out'>

/** Below this a tile with units would look empty. */
const LEAST_PERCENT = 12

/** The state of a product in a place: out when nothing is available, low when one of its variants is low or out. */
export function cellState({ available, low, out }: Cell): StockState {
  if (available <= 0) return 'out'
  return low + out > 0 ? 'low' : 'ok'
}

/** How full the tile is, in percent of the place with the most units of this product. */
export function fillOf({ available }: Cell, { cells }: { cells: readonly (Cell | null)[] }): number {
  const most = Math.max(...cells.map((cell) => cell?.available ?? 0))
  if (available <= 0 || most <= 0) return 0
  return Math.max(LEAST_PERCENT, Math.round((available / most) * 100))
}
