/** A workspace's stock in its warehouses, the ledger of its moves, and transfers between warehouses. */
import { lots } from './contract/lot-operations.ts'
import { picking } from './contract/picking-operations.ts'
import { stock } from './contract/stock-operations.ts'
import { transfers } from './contract/transfer-operations.ts'
import { warehouses } from './contract/warehouse-operations.ts'

export {
  LABELS_PATH,
  type LabelOrder,
  labelsAddress,
  MAX_LABELS,
  readLabelOrder,
} from './contract/label-order.ts'
export * from './contract/limits.ts'
export type { LotSort } from './contract/lot-operations.ts'
export type { LotRow } from './contract/lot-views.ts'
export { namedLots } from './contract/named-lots.ts'
export type { PickOrder, PickRow } from './contract/picking-operations.ts'
export type { StockSort } from './contract/stock-operations.ts'
export type {
  StockedVariant,
  StockMapRow,
  StockMoveView,
  StockReference,
  StockRowView,
  StockState,
  StockValueView,
  VariantStockView,
} from './contract/stock-views.ts'
export type { TransferRow, TransferView } from './contract/transfer-operations.ts'
export type { WarehouseInput, WarehouseView } from './contract/warehouse-operations.ts'

export const inventory = { stock, lots, warehouses, transfers, picking }
