import type { OperationContext } from '#platform/server/services.ts'
import { loadMonths } from './transparency.sql.ts'

const MONTHS = 12

/** This month and the eleven before it. */
export async function getTransparency({ services: { db, now } }: OperationContext) {
  const today = now()
  return { months: await loadMonths(db, new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1, 1))) }
}
