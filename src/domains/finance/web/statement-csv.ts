/** A statement as CSV: one signed amount per row, ISO dates, decimal points; opening plus rows equals closing. */
import type { MoneyView } from '#platform/shared/contract.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { type Cell, writeCsv } from '#platform/web/table/csv.ts'
import type { StatementRow } from '../contract.ts'

/** Column names are for programs, so they are the same in every language. */
export const COLUMNS = [
  ...([
    'settlement_id',
    'period_start',
    'period_end',
    'deposit_date',
    'posted_at',
    'type',
    'order_no',
    'part_no',
    'sku',
    'quantity',
  ] as const),
  ...(['description', 'amount', 'currency', 'balance_after'] as const),
]

export type StatementFile = {
  /** Plain dates, inclusive. */
  days: { from: string; to: string }
  opening: MoneyView
  closing: MoneyView
  rows: readonly StatementRow[]
}

export function statementCsv({ days, opening, closing, rows }: StatementFile): string {
  const { currency } = opening
  const head = [`STM-${days.from}-${days.to}-${currency}`, days.from, days.to]
  const sum = (kind: string, amount: Cell, balance: MoneyView): Cell[] => [
    ...head,
    '',
    '',
    kind,
    '',
    '',
    '',
    null,
    kind,
    amount,
    currency,
    decimal(balance),
  ]
  const total = rows.reduce((all, { amount }) => all + amount.amountMinor, 0)
  return writeCsv(COLUMNS, [
    sum('opening', null, opening),
    ...rows.map(({ depositedAt, date, type, orderId, part, skus, quantity, description, amount, balance }): Cell[] => [
      ...head,
      depositedAt,
      date,
      type,
      orderId,
      part,
      skus.join(' + '),
      quantity,
      description,
      decimal(amount),
      currency,
      decimal(balance),
    ]),
    sum('total', decimal({ amountMinor: total, currency }), closing),
    sum('closing', null, closing),
  ])
}

function decimal({ amountMinor, currency }: MoneyView): number {
  return amountMinor / 10 ** minorUnitDigits(currency)
}
