import { money } from '#platform/shared/money.ts'
import type { PayslipLine } from '../../contract.ts'
import type { SlipLine } from './payroll.rules.ts'

export function toLineView({ kind, label, amountMinor, startsOn, endsOn, days, minutes }: SlipLine): PayslipLine {
  return { kind, label, amount: money(amountMinor), from: startsOn, until: endsOn, days, minutes }
}
