import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ParcelStep } from '../contract.ts'
import type { By } from './open-order.ts'
import { insertParcelHistory } from './parcels.sql.ts'

/** What happened to a parcel, with who and when. */
export async function rememberParcel(tx: Tx, parcelId: string, step: ParcelStep, by: By): Promise<void> {
  await insertParcelHistory(tx.db, { id: newId('phis'), parcelId, step, ...by, happenedAt: tx.now })
}
