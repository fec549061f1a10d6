import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatDay, formatRate, isolateLtr } from '#platform/server/documents/text.ts'
import { localized } from '#platform/server/picture.ts'
import { type Locale, toLanguage } from '#platform/shared/language.ts'
import type { PaymentView } from '../../../payments/contract.ts'
import type { LineRow, OrderRow, PartRow } from '../orders.sql.ts'
import { creditNoteNumber, invoiceNumber } from './document-number.ts'
import {
  type AmountFormatter,
  addressLines,
  amountFormatter,
  type DocumentLine,
  type SumRow,
  sellerLines,
  toDocumentLine,
  wordsIn,
} from './document-parts.ts'
import type { CreditNoteRow, Invoice } from './documents.sql.ts'
import { fillIn, WORDS } from './words.ts'

/** An invoice or a credit note. */
export type SaleDocument = {
  title: string
  number: string
  shop: string
  facts: [name: string, value: string][]
  seller: string[]
  buyer: string[]
  /** The amount and whether it is paid. */
  summary: string
  lines: DocumentLine[]
  sums: SumRow[]
}

export const renderSaleDocument = defineDocument<SaleDocument>({ template: new URL('sale.typ', import.meta.url), words: WORDS })

export type InvoiceRows = {
  invoice: Invoice
  order: OrderRow
  part: PartRow
  /** The lines of the part. */
  lines: LineRow[]
  creditNotes: CreditNoteRow[]
  payment: PaymentView | null
}

/** What is paid or due is as of now; everything else is as it was when the invoice was issued. */
export function toInvoice({ invoice, order, part, lines, creditNotes, payment }: InvoiceRows, locale: Locale): SaleDocument {
  const words = wordsIn(locale)
  const amountText = amountFormatter(order.currency)
  return {
    title: words.invoice,
    number: isolateLtr(invoiceNumber(invoice.number)),
    shop: invoice.seller.name,
    facts: [
      [words.invoiceNumber, isolateLtr(invoiceNumber(invoice.number))],
      [words.issued, formatDay(invoice.issuedAt, locale)],
      [words.orderNumber, isolateLtr(order.id)],
      [words.ordered, formatDay(order.placedAt, locale)],
      ...(payment ? [[words.paidBy, words[payment.method]] satisfies [string, string]] : []),
    ],
    seller: sellerLines(invoice.seller, locale),
    buyer: [...addressLines(order.shippingAddress, locale), isolateLtr(order.email)],
    summary: summarize(part, payment, amountText, locale),
    lines: lines.map((line) => toDocumentLine(line, line.quantity, line.lineTotalMinor, amountText, locale)),
    sums: [...toSums(order, part, amountText, locale), ...toCredits(part, creditNotes, amountText, locale)],
  }
}

function summarize(
  { totalMinor, refundedMinor }: PartRow,
  payment: PaymentView | null,
  amountText: AmountFormatter,
  locale: Locale,
): string {
  const words = wordsIn(locale)
  if (payment?.paidAt) return fillIn(words.paid, { amount: amountText(totalMinor), day: formatDay(new Date(payment.paidAt), locale) })
  const due = totalMinor - refundedMinor
  if (due === 0 || payment?.status === 'cancelled') return words.nothingDue
  const sentence = { delivery: words.dueAtDoor, transfer: words.dueByTransfer, card: words.dueByCard }[payment?.method ?? 'card']
  return fillIn(sentence, { amount: amountText(due) })
}

function toSums(order: OrderRow, part: PartRow, amountText: AmountFormatter, locale: Locale): SumRow[] {
  const words = wordsIn(locale)
  const language = toLanguage(locale)
  const discounts = (target: 'items' | 'delivery') =>
    order.promotions
      .filter((promotion) => promotion.target === target)
      .flatMap(({ name, code, parts }) => {
        const taken = parts.filter(({ part: number }) => number === part.number).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        const label = code ? `${localized(name, language)} (${isolateLtr(code)})` : localized(name, language)
        return taken === 0 ? [] : [{ row: [label, amountText(-taken), false] satisfies SumRow, taken }]
      })
  const offDelivery = discounts('delivery')
  const shippingMinor = offDelivery.reduce((sum, { taken }) => sum + taken, part.shippingMinor)
  const tax = fillIn(words.tax, { rate: formatRate(order.taxHundredths), base: amountText(part.subtotalMinor - part.discountMinor) })
  return [
    [words.subtotal, amountText(part.subtotalMinor), false],
    ...discounts('items').map(({ row }) => row),
    [part.delivery?.kind === 'pickup' ? words.pickup : words.shipping, amountText(shippingMinor), false],
    ...offDelivery.map(({ row }) => row),
    [tax, amountText(part.taxMinor), false],
    [words.total, amountText(part.totalMinor), true],
  ]
}

function toCredits(part: PartRow, creditNotes: readonly CreditNoteRow[], amountText: AmountFormatter, locale: Locale): SumRow[] {
  if (creditNotes.length === 0) return []
  const words = wordsIn(locale)
  const rows = creditNotes.map(({ number, issuedAt, amountMinor }): SumRow => {
    const label = fillIn(words.credited, { number: isolateLtr(creditNoteNumber(number)), day: formatDay(issuedAt, locale) })
    return [label, amountText(-amountMinor), false]
  })
  const credited = creditNotes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return [...rows, [words.balance, amountText(part.totalMinor - credited), true]]
}
