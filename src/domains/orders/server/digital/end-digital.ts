import { revokeLicenseKeys } from '#domains/products/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ChosenUnits } from '../../contract.ts'
import type { LineRow } from '../orders.sql.ts'
import { endDownloads } from './downloads.sql.ts'

/** A refund ends the downloads of its units and revokes their keys. */
export async function endDigital(tx: Tx, lines: readonly LineRow[], units: readonly ChosenUnits[]): Promise<void> {
  for (const { position, quantity } of units) {
    const line = lines.find((each) => each.position === position)
    if (line?.kind !== 'digital' || line.shipped === 0) continue
    await endDownloads(tx.db, line.orderId, position, quantity)
    await revokeLicenseKeys(tx, { orderId: line.orderId, position, quantity })
  }
}
