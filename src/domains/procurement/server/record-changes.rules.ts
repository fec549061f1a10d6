/** What an edit changes of a supplier or a purchase order, for its timeline. Pure. Keys: procurement.record.field.* */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import { money } from '#platform/shared/money.ts'
import type { LineRow } from './lines.sql.ts'
import type { OrderFields } from './orders.sql.ts'
import type { SupplierFields } from './suppliers.sql.ts'

type Values = Record<string, StoredValue | null>

const text = (value: string): StoredValue | null => (value === '' ? null : { kind: 'text', text: value })
const number = (value: number | null): StoredValue | null => (value === null ? null : { kind: 'number', number: value })

export function supplierChanges(before: SupplierFields, after: SupplierFields): StoredChange[] {
  return changesOf(supplierValues(before), supplierValues(after))
}

const supplierValues = (fields: SupplierFields): Values => ({
  name: text(fields.name),
  contactName: text(fields.contactName),
  email: text(fields.email),
  phone: text(fields.phone),
  address: text(fields.address),
  language: { kind: 'word', word: `procurement.language.${fields.language}` },
  currency: text(fields.currency),
  paymentTerms: text(fields.paymentTerms),
  leadTimeDays: number(fields.leadTimeDays),
  minUnits: number(fields.minUnits),
  notes: text(fields.notes),
})

type Edited = { fields: OrderFields; supplier: string; lines: readonly Pick<LineRow, 'id' | 'name' | 'quantity' | 'priceMinor'>[] }

/** Its own fields first, then quantity and price of each item. */
export function orderChanges(before: Edited, after: Edited): StoredChange[] {
  const earlier = new Map(before.lines.map((line) => [line.id, line]))
  const later = new Map(after.lines.map((line) => [line.id, line]))
  const all = [...after.lines, ...before.lines.filter(({ id }) => !later.has(id))]
  const ofLines = all.flatMap(({ id, name }) =>
    changesOf(lineValues(earlier.get(id), before.fields.currency), lineValues(later.get(id), after.fields.currency)).map((change) => ({
      ...change,
      label: name,
    })),
  )
  return [...changesOf(orderValues(before), orderValues(after)), ...ofLines]
}

const orderValues = ({ fields, supplier }: Edited): Values => ({
  supplier: text(supplier),
  currency: text(fields.currency),
  rate: number(fields.rateMicros / 1_000_000),
  expectedDate: { kind: 'date', date: fields.expectedOn },
  notes: text(fields.notes),
})

const lineValues = (line: Edited['lines'][number] | undefined, currency: string): Values => ({
  qty: line ? number(line.quantity) : null,
  price: line ? { kind: 'amount', amount: money(line.priceMinor, currency) } : null,
})

function changesOf(before: Values, after: Values): StoredChange[] {
  return Object.entries(after).flatMap(([field, is]) => {
    const was = before[field] ?? null
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, label: null, before: was, after: is }]
  })
}
