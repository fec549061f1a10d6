/** Compares a bill with the order and its receipts. Pure. */
import type { BillException } from '../contract/constants.ts'

export type BilledLine = {
  quantity: number
  priceMinor: number
  orderedPriceMinor: number
  received: number
  /** Units of this and all earlier bills that aren't void. */
  billed: number
}

/**
 * What is wrong with a line: nothing of it came yet, more is billed than came, another price was ordered. Bills are compared in the order in
 * which they were entered, so an earlier bill stays matched when a later one asks for too much. The bill of a void one is not compared.
 */
export function lineExceptions({ priceMinor, orderedPriceMinor, received, billed }: BilledLine): BillException[] {
  return [
    ...(received === 0 ? (['notReceived'] as const) : billed > received ? (['overBilled'] as const) : []),
    ...(priceMinor === orderedPriceMinor ? [] : (['priceDiffers'] as const)),
  ]
}

type Billed = { lines: readonly BilledLine[]; otherBilledMinor: number; otherReceivedMinor: number }

export function isMatched({ lines, otherBilledMinor, otherReceivedMinor }: Billed): boolean {
  return otherBilledMinor <= otherReceivedMinor && lines.every((line) => lineExceptions(line).length === 0)
}

export function billTotal(lines: readonly { quantity: number; priceMinor: number }[], otherMinor: number): number {
  return lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * priceMinor, otherMinor)
}

/** The same number is written with and without spaces, in small and capital letters. */
export function numberKey(number: string): string {
  return number.toLowerCase().replaceAll(/\s/g, '')
}
