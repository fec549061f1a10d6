/** How punctual a supplier is, and its rating. Pure. */

export type Measures = { unitsReceived: number; unitsOnTime: number; unitsDefective: number }
export type Measured = { measured: boolean; onTimeDelivery: number; defects: number; rating: number }

/**
 * By quantity: 60 units on time and 40 late are 60 percent; units that were returned as defective or wrong lower the rating in the same way. It
 * goes from 1 (nothing on time, or all defective) to 5 (all on time and good). Without
 * receipts a supplier has 5 and 100 (spec §9) and is not measured.
 */
export function measure({ unitsReceived, unitsOnTime, unitsDefective }: Measures): Measured {
  if (unitsReceived === 0) return { measured: false, onTimeDelivery: 100, defects: 0, rating: 5 }
  const onTime = unitsOnTime / unitsReceived
  const defective = unitsDefective / unitsReceived
  const rating = Math.round((1 + 4 * onTime * (1 - defective)) * 10) / 10
  return { measured: true, onTimeDelivery: Math.round(onTime * 100), defects: Math.round(defective * 100), rating }
}

/** Days, not moments: what comes at 16:00 on the due day is on time. */
export function isOnTime(receivedOn: string, expectedOn: string): boolean {
  return receivedOn <= expectedOn
}
