import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type DeliveryMethod, insertDeliveryMethod } from './delivery-methods.sql.ts'

export type NewDeliveryMethod = Omit<DeliveryMethod, 'id' | 'active'>

/** From now on this vendor's shoppers choose among its own methods and leave the one rule. Answers the method's id. */
export async function addDeliveryMethod(tx: Tx, method: NewDeliveryMethod): Promise<string> {
  const id = newId('dlv')
  await insertDeliveryMethod(tx.db, { ...method, id, active: true })
  return id
}
