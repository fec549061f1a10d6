import { type AdjustmentReason, type MoveKind, VIRTUAL_PLACES } from '../contract.ts'
import type { NamedLot } from './lots/lots.rules.ts'

export type Reference = { type: string; id: string }

export type Move = {
  variantId: string
  /** The id of a warehouse, or a virtual place. */
  from: string
  to: string
  quantity: number
  /** What units that come into a warehouse have cost altogether; missing: as much as those on hand. */
  valueMinor?: number
  /** Units of it that were allocated in the warehouse they leave, and no longer are. */
  allocated?: number
  kind: MoveKind
  reason?: AdjustmentReason
  note?: string
  reference: Reference
  /** Batches or serial numbers that somebody named; missing: those of the rule. */
  lots?: readonly NamedLot[] | undefined
  /** Takes expired lots too. */
  anyLot?: boolean
  /** The order with which returned units had left. */
  origin?: Reference | undefined
  /** The lot, or null for none, whatever the variant asks for. */
  lotId?: string | null
  actor?: string | null
}

/** Part of a move. `blocked`: units of it that were blocked because they are expired. */
export type LotMove = Move & { blocked: number }

export const isWarehouse = (place: string): boolean => !(VIRTUAL_PLACES as readonly string[]).includes(place)

/** The warehouses of a move; null where it is none. */
export function moveEnds({ from, to }: Move): { source: string | null; target: string | null } {
  return { source: isWarehouse(from) ? from : null, target: isWarehouse(to) ? to : null }
}
