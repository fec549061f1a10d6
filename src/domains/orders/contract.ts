/** Orders: one order per purchase, one part per vendor, lines frozen at the sale; shipping, cancellations, returns and refunds. */
import { admin } from './contract/admin.ts'
import { settings } from './contract/settings.ts'
import { shopper } from './contract/shopper.ts'
import { vendor } from './contract/vendor.ts'

export { type Address, address } from '#platform/shared/address.ts'
export type {
  AdminOrder,
  AdminOrderEvent,
  AdminPart,
  AdminPartRow,
  DisputeRecord,
  DisputeRow,
  OrderPeriod,
} from './contract/admin.ts'
export type { OrderDigital } from './contract/digital.ts'
export type { ProposalView } from './contract/proposals.ts'
export type { OrderSettings } from './contract/settings.ts'
export type { OrderGroup, OrderSummary, Reordered } from './contract/shopper.ts'
export type { VendorOrderSort } from './contract/vendor.ts'
export type {
  OrderEvent,
  ParcelStep,
  ToDo,
  VendorOrderRow,
  VendorOrderView,
  VendorProposalRow,
  VendorReturnRow,
} from './contract/vendor-views.ts'
export {
  type ChosenUnits,
  type DisputeView,
  type LineView,
  ORDER_DISPLAY_STATUSES,
  ORDER_STATUSES,
  type OrderDisplayStatus,
  type OrderStatus,
  type OrderView,
  type ParcelKind,
  type ParcelLot,
  type PartView,
  type ProposalKind,
  type ProposalStatus,
  type ProposalStep,
  RETURN_STATUSES,
  type RefundView,
  type ReturnReason,
  type ReturnStatus,
  type ReturnView,
  type Side,
} from './contract/views.ts'

export const orders = { ...shopper, ...settings, ...admin, vendor }
