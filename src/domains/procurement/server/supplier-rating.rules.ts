/** How punctual a supplier is, and its rating. Pure. */

export type Measures = { unitsReceived: number; unitsOnTime: number }

/**
 * By quantity: 60 units on time and 40 late are 60 percent. The rating goes from 1 (nothing on time) to 5 (all on time). Without
 * receipts a supplier has 5 and 100 (spec §9) and is not measured.
 */
export function measure({ unitsReceived, unitsOnTime }: Measures): { measured: boolean; onTimeDelivery: number; rating: number } {
  if (unitsReceived === 0) return { measured: false, onTimeDelivery: 100, rating: 5 }
  const share = unitsOnTime / unitsReceived
  return { measured: true, onTimeDelivery: Math.round(share * 100), rating: Math.round((1 + 4 * share) * 10) / 10 }
}

/** Days, not moments: what comes at 16:00 on the due day is on time. */
export function isOnTime(receivedOn: string, expectedOn: string): boolean {
  return receivedOn <= expectedOn
}
