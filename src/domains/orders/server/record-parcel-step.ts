import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ParcelStep } from '../contract.ts'
import type { ActedBy } from './lock-order.ts'
import { insertParcelHistory } from './parcels.sql.ts'

/** Records a step of a parcel with actor and time. */
export async function recordParcelStep(tx: Tx, parcelId: string, step: ParcelStep, by: ActedBy): Promise<void> {
  await insertParcelHistory(tx.db, { id: newId('phis'), parcelId, step, ...by, happenedAt: tx.now })
}
