/** Numbers of purchase orders: the last five digits of the timestamp (spec §9), drawn again while taken in the workspace. */
import { randomInt } from 'node:crypto'
import type { Tx } from '#platform/server/transact.ts'
import { findFreeNumber, insertOrder } from './orders.sql.ts'

const NUMBERS = 100_000
const DRAWS = 10

/** Inserts the order with a free number, and returns it. */
export async function insertWithNumber(tx: Tx, order: Omit<Parameters<typeof insertOrder>[1], 'number'>): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const number = String(draw === 0 ? tx.now.getTime() % NUMBERS : randomInt(NUMBERS)).padStart(5, '0')
    if (await insertOrder(tx.db, { ...order, number })) return number
  }
  const number = await findFreeNumber(tx.db, order.workspaceId)
  if (number === null || !(await insertOrder(tx.db, { ...order, number }))) throw new Error('no number is left for a purchase order')
  return number
}
