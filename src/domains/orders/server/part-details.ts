/** What mails to the vendor's people say about a vendor order and about what its shopper asks for. */
import { chargeText } from '#platform/server/charge-text.ts'
import type { Db } from '#platform/server/db.ts'
import { formatNearDays } from '#platform/server/documents/text.ts'
import type { MailDetail } from '#platform/server/mail/message.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import type { LoadMailDetails } from '#platform/server/notifications/kind-declaration.ts'
import { type Language, toLocale } from '#platform/shared/language.ts'
import { formatLine, formatUnits } from './describe-lines.ts'
import { itemList } from './mails/item-list.ts'
import { parsePartNumber } from './order-number.ts'
import { arrivalOf } from './order-view.ts'
import { findOrder, type LineRow, loadLines, loadParts, type OrderWithTerms, type PartRow } from './orders.sql.ts'
import { findProposal } from './proposals/proposals.sql.ts'

const MAX_ITEMS = 20
/** First words of Arabic names that are not a name without the next one. */
const NAME_BEGINNINGS = ['عبد', 'أبو', 'ابو', 'أم', 'ام']

const WORDS: Record<
  Language,
  Record<'customer' | 'items' | 'delivery' | 'total' | 'arrives' | 'ready' | 'amount' | 'comment', string> & {
    more: (count: number) => string
  }
> = {
  en: {
    customer: 'Customer',
    items: 'Items',
    delivery: 'Delivery',
    total: 'Total with tax',
    arrives: 'Promised to arrive',
    ready: 'Promised to be ready',
    amount: 'Amount',
    comment: 'Comment',
    more: (count) => `and ${count} more`,
  },
  es: {
    customer: 'Cliente',
    items: 'Artículos',
    delivery: 'Envío',
    total: 'Total con impuestos',
    arrives: 'Llegada prometida',
    ready: 'Recogida prometida',
    amount: 'Importe',
    comment: 'Comentario',
    more: (count) => `y ${count} más`,
  },
  ar: {
    customer: 'العميل',
    items: 'المنتجات',
    delivery: 'التوصيل',
    total: 'المجموع مع الضريبة',
    arrives: 'موعد الوصول الموعود',
    ready: 'موعد الاستلام الموعود',
    amount: 'المبلغ',
    comment: 'تعليق',
    more: (count) => `و${count} أخرى`,
  },
}

type Found = { order: OrderWithTerms; part: PartRow; lines: LineRow[] }

async function findPart(db: Db, partNumber: string): Promise<Found | null> {
  const read = parsePartNumber(partNumber)
  const order = read && (await findOrder(db, read.orderId))
  if (!order) return null
  const [parts, lines] = await Promise.all([loadParts(db, order.id), loadLines(db, order.id)])
  const part = parts.find(({ number }) => number === read.number)
  return part ? { order, part, lines: lines.filter(({ partNumber }) => partNumber === part.number) } : null
}

/** Who bought what for how much, and when it should arrive. */
export const placedDetails: LoadMailDetails = async (db, { targetId }, language) => {
  const found = await findPart(db, targetId)
  if (!found) return []
  const { order, part, lines } = found
  const words = WORDS[language]
  const amount = (minor: number) => chargeText(minor, order.currency)
  const arrives = arrivalOf(order, part, lines)
  const isPickup = part.delivery?.kind === 'pickup'
  return [
    customer(order, language),
    ...lines.slice(0, MAX_ITEMS).map((line) => ({ label: formatLine(line, line.quantity, language), value: amount(line.lineTotalMinor) })),
    ...(lines.length > MAX_ITEMS ? [{ label: words.items, value: words.more(lines.length - MAX_ITEMS) }] : []),
    ...(arrives ? [{ label: words.delivery, value: amount(part.shippingMinor) }] : []),
    { label: words.total, value: amount(part.totalMinor) },
    ...(arrives ? [{ label: isPickup ? words.ready : words.arrives, value: formatNearDays(arrives, toLocale(language, 'latn')) }] : []),
  ]
}

/** What the shopper sends back, and why. */
export const returnDetails: LoadMailDetails = async (db, { targetId }, language) => {
  const found = await findPart(db, targetId)
  const row = found?.part.returns.filter(({ status }) => status === 'Requested').at(-1)
  if (!found || !row) return []
  return [
    customer(found.order, language),
    ...items(formatUnits(found.lines, row.lines, language), language),
    ...comment(row.comment, language),
  ]
}

/** What the shopper asks for. */
export const requestDetails: LoadMailDetails = async (db, { targetId }, language) => {
  const proposal = await findProposal(db, targetId)
  const found = proposal && (await findPart(db, `${proposal.orderId}-${proposal.partNumber}`))
  if (!found) return []
  const { kind, lines, amountMinor, message } = proposal
  return [
    customer(found.order, language),
    ...items(formatUnits(found.lines, lines, language), language),
    ...(amountMinor === null || kind === 'replacement'
      ? []
      : [{ label: WORDS[language].amount, value: chargeText(amountMinor, found.order.currency) }]),
    ...comment(message, language),
  ]
}

/** First name and town. */
function customer({ shippingAddress: { name, city } }: OrderWithTerms, language: Language): MailDetail {
  const [first = '', second = ''] = strangersLine(name).split(' ')
  const called = NAME_BEGINNINGS.includes(first) ? `${first} ${second}`.trim() : first
  const value = [called, strangersLine(city)].filter(Boolean).join(language === 'ar' ? '، ' : ', ')
  return { label: WORDS[language].customer, value }
}

function items(lines: readonly string[], language: Language): MailDetail[] {
  const rest = lines.length > MAX_ITEMS ? [WORDS[language].more(lines.length - MAX_ITEMS)] : []
  return lines.length === 0 ? [] : [{ label: WORDS[language].items, value: itemList([...lines.slice(0, MAX_ITEMS), ...rest]) }]
}

function comment(text: string, language: Language): MailDetail[] {
  return text ? [{ label: WORDS[language].comment, value: strangersLine(text) }] : []
}
