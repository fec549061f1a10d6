import { formatDay, formatRate, isolateLtr } from '#platform/server/documents/text.ts'
import type { Locale } from '#platform/shared/language.ts'
import type { LineRow, OrderRow } from '../orders.sql.ts'
import { creditNoteNumber, invoiceNumber } from './document-number.ts'
import { addressLines, amountFormatter, sellerLines, toDocumentLine, wordsIn } from './document-parts.ts'
import type { CreditNoteRow, Invoice, RefundedLine } from './documents.sql.ts'
import type { SaleDocument } from './invoice.ts'
import { fillIn } from './words.ts'

export type CreditNoteRows = {
  note: CreditNoteRow
  /** The invoice that it corrects; its seller is the seller here too. */
  invoice: Invoice
  order: OrderRow
  lines: LineRow[]
  refunded: RefundedLine[]
}

export function toCreditNote({ note, invoice, order, lines, refunded }: CreditNoteRows, locale: Locale): SaleDocument {
  const words = wordsIn(locale)
  const amountText = amountFormatter(order.currency)
  const sum = (key: 'goodsMinor' | 'shippingMinor' | 'taxMinor') => refunded.reduce((total, line) => total + line[key], 0)
  const tax = fillIn(words.tax, { rate: formatRate(order.taxHundredths), base: amountText(sum('goodsMinor')) })
  return {
    title: words.creditNote,
    number: isolateLtr(creditNoteNumber(note.number)),
    shop: invoice.seller.name,
    facts: [
      [words.creditNoteNumber, isolateLtr(creditNoteNumber(note.number))],
      [words.issued, formatDay(note.issuedAt, locale)],
      [words.forInvoice, `${isolateLtr(invoiceNumber(invoice.number))} · ${formatDay(invoice.issuedAt, locale)}`],
      [words.orderNumber, isolateLtr(order.id)],
    ],
    seller: sellerLines(invoice.seller, locale),
    buyer: [...addressLines(order.shippingAddress, locale), isolateLtr(order.email)],
    summary: fillIn(words.refunded, { amount: amountText(note.amountMinor), day: formatDay(note.issuedAt, locale) }),
    // The unit price is the one of the invoice; the amount is what was paid for the units, after discounts.
    lines: refunded.flatMap(({ position, quantity, goodsMinor }) => {
      const line = lines.find((sold) => sold.position === position)
      return line ? [toDocumentLine(line, quantity, goodsMinor, amountText, locale)] : []
    }),
    sums: [
      [words.goods, amountText(sum('goodsMinor')), false],
      [words.shipping, amountText(sum('shippingMinor')), false],
      [tax, amountText(sum('taxMinor')), false],
      [words.refundTotal, amountText(note.amountMinor), true],
    ],
  }
}
