/** What an edit changes of a deal, for its timeline. Pure. Keys: crm.record.field.* */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import { money } from '#platform/shared/money.ts'
import type { DealRow } from './deals.sql.ts'

type Values = Record<string, StoredValue | null>

const text = (value: string | null): StoredValue | null => (value ? { kind: 'text', text: value } : null)

const valuesOf = ({ title, contactName, companyName, amountMinor, currency, expectedOn, ownerId, notes }: DealRow): Values => ({
  title: text(title),
  contact: text(contactName),
  company: text(companyName),
  amount: { kind: 'amount', amount: money(amountMinor, currency) },
  expectedOn: expectedOn === null ? null : { kind: 'date', date: expectedOn },
  owner: ownerId === null ? null : { kind: 'person', userId: ownerId },
  notes: text(notes),
})

export function dealChanges(before: DealRow, after: DealRow): StoredChange[] {
  const earlier = valuesOf(before)
  return Object.entries(valuesOf(after)).flatMap(([field, is]) => {
    const was = earlier[field] ?? null
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, label: null, before: was, after: is }]
  })
}
