/** Vendor applications, shops and delivery methods. */
import { vendorAdmin } from './contract/admin.ts'
import { application } from './contract/application.ts'
import { delivery } from './contract/delivery.ts'
import { shop } from './contract/shop.ts'

export type { QueuedApplication, VendorRecord, VendorRow, VendorSettings, VendorSort } from './contract/admin.ts'
export type { ApplicationStatusView } from './contract/application.ts'
export { type DeliveryMethodView, deliveryMethodView, methodId } from './contract/delivery.ts'
export { type LegalDetails, type Trader, traderView } from './contract/legal.ts'
export type { MethodInput, OwnMethodView } from './contract/shop.ts'
export type { ApplicationStatus, ApplicationView, Check, Checklist, PayoutInput, ShopView, VendorStatus } from './contract/views.ts'

export const vendors = { ...delivery, ...application, ...shop, ...vendorAdmin }
