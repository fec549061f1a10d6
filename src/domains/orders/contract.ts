/** What was bought: one order for the shopper, a part per vendor, every line as it was at the sale; and what follows. */
import { operator } from './contract/operator.ts'
import { settings } from './contract/settings.ts'
import { shopper } from './contract/shopper.ts'
import { vendor } from './contract/vendor.ts'

export { type Address, address } from '#platform/shared/address.ts'
export type {
  DisputeRecord,
  DisputeRow,
  OperatorEvent,
  OperatorOrder,
  OperatorPart,
  OperatorPartRow,
  OrderPeriod,
} from './contract/operator.ts'
export type { OrderSettings } from './contract/settings.ts'
export type { OrderGroup, OrderSummary, Reordered } from './contract/shopper.ts'
export type { VendorOrderSort } from './contract/vendor.ts'
export type { OrderEvent, ParcelStep, ToDo, VendorOrderRow, VendorOrderView, VendorReturnRow } from './contract/vendor-views.ts'
export {
  type ChosenUnits,
  type DisputeView,
  type LineView,
  ORDER_STANDINGS,
  ORDER_STATUSES,
  type OrderStanding,
  type OrderStatus,
  type OrderView,
  type PartView,
  RETURN_STATUSES,
  type RefundView,
  type ReturnReason,
  type ReturnStatus,
  type ReturnView,
  type Side,
} from './contract/views.ts'

export const orders = { ...shopper, ...settings, ...operator, vendor }
