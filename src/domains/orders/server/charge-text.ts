import { minorUnitDigits } from '#platform/shared/money.ts'

/** An amount as it is charged, for mails: in its own currency, in Western digits. */
export function chargeText(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 10 ** minorUnitDigits(currency))
}
