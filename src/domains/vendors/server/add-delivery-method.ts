import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type DeliveryMethod, insertDeliveryMethod } from './delivery-methods.sql.ts'

export type NewDeliveryMethod = Omit<DeliveryMethod, 'id' | 'version' | 'active' | 'zones' | 'defaultWeightGrams'> &
  Partial<Pick<DeliveryMethod, 'active' | 'zones' | 'defaultWeightGrams'>>

/** Adds a delivery method and returns it. With an active method, the platform's shipping rule no longer applies to the vendor. */
export async function addDeliveryMethod(
  tx: Tx,
  { active = true, zones = [], defaultWeightGrams = 0, ...method }: NewDeliveryMethod,
): Promise<DeliveryMethod> {
  const added = { ...method, zones, defaultWeightGrams, active, id: newId('dlv'), version: 1 }
  await insertDeliveryMethod(tx.db, added)
  return added
}
