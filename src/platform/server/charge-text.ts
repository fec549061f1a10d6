import { minorUnitDigits } from '#platform/shared/money.ts'

/** Formats an amount for mails and notifications in the charged currency, with Western digits. */
export function chargeText(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 10 ** minorUnitDigits(currency))
}
