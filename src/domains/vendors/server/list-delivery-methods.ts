import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DeliveryMethodView } from '../contract.ts'
import { deliveryMethodView } from './delivery-method-view.ts'
import { activeMethodsOf } from './delivery-methods.sql.ts'
import { vendorBySlug } from './vendors.sql.ts'

/** What a shopper of this vendor chooses among; NOT_FOUND for who may not sell. */
export async function listDeliveryMethods(db: Db, slug: string, language: Language): Promise<DeliveryMethodView[]> {
  const vendor = await vendorBySlug(db, slug)
  if (vendor?.status !== 'approved') throw new Failure('NOT_FOUND')
  return (await activeMethodsOf(db, [vendor.workspaceId])).map((method) => deliveryMethodView(method, language))
}
