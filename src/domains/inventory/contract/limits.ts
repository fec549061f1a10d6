/** Limits of stock. This file doesn't import zod, so that forms can use it without zod. */

/** Units of one variant. */
export const MAX_UNITS = 1_000_000
/** The reorder point of a new stock row (spec §9). */
export const DEFAULT_REORDER_POINT = 5
export const MAX_WAREHOUSES = 100
export const MAX_WAREHOUSE_NAME = 120
export const MAX_LOCATION = 200
export const MAX_STOCK_NOTE = 500
/** Lines of one transfer. */
export const MAX_TRANSFER_LINES = 500
/** A transfer is completed this long after it was initiated (spec §9). */
export const TRANSFER_DELAY_MS = 3000

/** Why somebody changes stock by hand. */
export const ADJUSTMENT_REASONS = ['counted', 'damaged', 'lost', 'found', 'correction', 'other'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

export const TRANSFER_STATUSES = ['Pending', 'Completed', 'Cancelled'] as const
export type TransferStatus = (typeof TRANSFER_STATUSES)[number]

/** Places that are no warehouse. Goods come from and go to them. */
export const VIRTUAL_PLACES = ['supplier', 'customer', 'loss', 'transit'] as const
export type VirtualPlace = (typeof VIRTUAL_PLACES)[number]

/**
 * `received`: from a supplier. `returned`: from a customer. `sentBack`: to a supplier. `shipped`: to a customer. `adjusted`: by hand.
 * `transferOut`, `transferIn`: through transit. `untracked`: written off because the stock of the variant is no longer tracked.
 * `lotsChanged`: out of a lot and into another, in one warehouse, because the variant is kept in lots from now on or no longer.
 */
export const MOVE_KINDS = [
  'received',
  'returned',
  'sentBack',
  'shipped',
  'adjusted',
  'transferOut',
  'transferIn',
  'untracked',
  'lotsChanged',
] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** What every unit of a variant belongs to: nothing, a batch, or a serial number of its own. */
export const LOT_TRACKING = ['none', 'batch', 'serial'] as const
export type LotTracking = (typeof LOT_TRACKING)[number]
export const MAX_LOT_NUMBER = 100
/** Batches or serial numbers that one line can name. */
export const MAX_NAMED_LOTS = 500
/** A batch that expires within so many days is shown in color and announced. */
export const EXPIRES_SOON_DAYS = 30
/** The batch of the units that were there before the variant was kept in batches. */
export const OPENING_LOT = 'opening'

/** Orders that one person picks together. */
export const MAX_PICKED_ORDERS = 20
/** Lines of one order that are picked at once. */
export const MAX_PICK_LINES = 500

/** Why a unit was not picked: not in its place, unfit to sell, or something else lay there. */
export const SHORT_REASONS = ['missing', 'damaged', 'wrong'] as const
export type ShortReason = (typeof SHORT_REASONS)[number]
