import type { Tx } from '#platform/server/transact.ts'
import { YEARLY_MICROS } from './balances.rules.ts'
import { grantYears } from './ledger.sql.ts'

/** The days of a year are granted a year before it, so that leave over the end of the year can be asked for. */
export const openYears = (now: Date): [number, number] => [now.getUTCFullYear(), now.getUTCFullYear() + 1]

/** Grants the days of this year and the next one that the employee doesn't have yet. */
export async function grantLeave(tx: Tx, workspaceId: string, employeeId: string): Promise<void> {
  await grantYears(tx.db, { workspaceId, employeeId, years: openYears(tx.now), ...YEARLY_MICROS, at: tx.now })
}
