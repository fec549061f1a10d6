import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DeliveryMethodView } from '../contract.ts'
import { toDeliveryMethodView } from './delivery-method-view.ts'
import { loadActiveMethods } from './delivery-methods.sql.ts'
import { findVendorBySlug } from './vendors.sql.ts'

/** Active delivery methods of a vendor. Fails with NOT_FOUND if the vendor may not sell. */
export async function listDeliveryMethods(db: Db, slug: string, language: Language): Promise<DeliveryMethodView[]> {
  const vendor = await findVendorBySlug(db, slug)
  if (vendor?.status !== 'approved') throw new Failure('NOT_FOUND')
  return (await loadActiveMethods(db, [vendor.workspaceId])).map((method) => toDeliveryMethodView(method, language))
}
