/** What an edit changes of a quote, for its timeline. Pure. Keys: crm.record.field.* */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import type { QuoteRow } from './quotes.sql.ts'

const text = (value: string | null): StoredValue | null => (value ? { kind: 'text', text: value } : null)

const valuesOf = ({
  contactName,
  companyName,
  dealTitle,
  validUntil,
  message,
  totalMinor,
}: QuoteRow): Record<string, StoredValue | null> => ({
  contact: text(contactName),
  company: text(companyName),
  deal: text(dealTitle),
  validUntil: { kind: 'date', date: validUntil },
  message: text(message),
  amount: { kind: 'amount', amount: money(totalMinor, BASE_CURRENCY) },
})

export function quoteChanges(before: QuoteRow, after: QuoteRow): StoredChange[] {
  const earlier = valuesOf(before)
  return Object.entries(valuesOf(after)).flatMap(([field, is]) => {
    const was = earlier[field] ?? null
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, label: null, before: was, after: is }]
  })
}
