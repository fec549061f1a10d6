/** Public interface of procurement for other servers. */
export { getPurchaseOrder } from './documents/get-purchase-order.ts'
