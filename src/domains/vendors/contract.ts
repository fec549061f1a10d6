/** Who sells here: how they come to it, what their shop says, and how their goods come to the shopper. */
import { administration } from './contract/administration.ts'
import { delivery } from './contract/delivery.ts'
import { programme } from './contract/programme.ts'
import { shop } from './contract/shop.ts'

export type { QueuedApplication, VendorRecord, VendorRow, VendorSettings, VendorSort } from './contract/administration.ts'
export { type DeliveryMethodView, deliveryMethodView, methodId } from './contract/delivery.ts'
export type { StandingView } from './contract/programme.ts'
export type { MethodInput, OwnMethodView } from './contract/shop.ts'
export type { ApplicationStatus, ApplicationView, Check, Checklist, PayoutInput, ShopView, VendorStatus } from './contract/views.ts'

export const vendors = { ...delivery, ...programme, ...shop, ...administration }
