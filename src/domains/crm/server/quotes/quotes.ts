import { findVendorProducts, loadVariants, loadVariantsForSale } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { type QuoteSort, type QuoteStatus, quoteNumber } from '../../contract/quotes/quote-limits.ts'
import type { QuoteSummary, QuoteView } from '../../contract.ts'
import { requireRecords } from '../deals/choices.ts'
import { dayOf, quoteStatus } from './quote.rules.ts'
import { loadQuoteLines, type QuoteLineRow } from './quote-lines.sql.ts'
import { nameOf } from './quote-lines.ts'
import { findQuote, listQuoteRows, type QuoteRow } from './quotes.sql.ts'

const MAX_PRODUCTS = 20
const MAX_VARIANTS = 50

type Query = Paging & {
  q?: string | undefined
  status?: QuoteStatus | undefined
  contactId?: string | undefined
  dealId?: string | undefined
  sort: QuoteSort
}

/** Fails with NOT_FOUND for a contact or deal of somebody else. */
export async function listQuotes(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { q, status, contactId, dealId, ...paging }: Query,
): Promise<Page<QuoteSummary> & { total: Total }> {
  await requireRecords(services.db, workspaceId, { contactId, dealId })
  const today = dayOf(services.now())
  const { items, ...page } = await listQuoteRows(services.db, { workspaceId, today, q, status, contactId, dealId }, paging)
  return { items: items.map((row) => toSummary(row, today)), ...page }
}

export async function getQuote({ services, membership }: WorkspaceContext, quoteId: string): Promise<QuoteView> {
  return loadQuoteView(services.db, membership.workspaceId, quoteId, services.now())
}

/** Fails with NOT_FOUND. */
export async function loadQuoteView(db: Db, workspaceId: string, quoteId: string, now: Date): Promise<QuoteView> {
  const row = await findQuote(db, workspaceId, quoteId)
  if (!row) throw notFound()
  const { language, message, email, contactEmail, sentAt, mailedAt, decidedAt, declineReason, orderId, orderedAt, version } = row
  return {
    ...toSummary(row, dayOf(now)),
    language,
    message,
    lines: (await loadQuoteLines(db, quoteId)).map((line) => ({ ...toLineView(line), variantId: line.variantId })),
    email,
    contactEmail: contactEmail ?? '',
    sentAt: sentAt?.toISOString() ?? null,
    mailedAt: mailedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    declineReason,
    orderId,
    orderedAt: orderedAt?.toISOString() ?? null,
    version,
  }
}

/** Products of the workspace by name, with their variants in the shop's prices. */
export async function quoteVariants({ services: { db }, membership: { workspaceId }, language }: WorkspaceContext, q: string) {
  const { items: products } = await findVendorProducts(db, { workspaceId, q }, { sort: 'name', limit: MAX_PRODUCTS })
  const order = new Map(products.map(({ id }, at) => [id, at]))
  const found = await loadVariants(db, [...order.keys()])
  const variants = await loadVariantsForSale(
    db,
    found.map(({ id }) => id),
    language,
  )
  const items = found
    .sort((a, b) => (order.get(a.productId) ?? 0) - (order.get(b.productId) ?? 0))
    .flatMap(({ id }) => {
      const variant = variants.get(id)
      return variant ? [{ id, name: nameOf(variant), sku: variant.sku, priceMinor: variant.priceMinor }] : []
    })
  return { items: items.slice(0, MAX_VARIANTS) }
}

export function toLineView({ id, sku, name, quantity, priceMinor, listPriceMinor }: QuoteLineRow) {
  const amount = (minor: number) => money(minor, BASE_CURRENCY)
  return { id, sku, name, quantity, price: amount(priceMinor), listPrice: amount(listPriceMinor), amount: amount(quantity * priceMinor) }
}

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name })

function toSummary(row: QuoteRow, today: string): QuoteSummary {
  const { id, number, validUntil, totalMinor, createdAt } = row
  return {
    id,
    number: quoteNumber(number),
    status: quoteStatus(row, today),
    contact: named(row.contactId, row.contactName),
    company: named(row.companyId, row.companyName),
    deal: named(row.dealId, row.dealTitle),
    validUntil,
    total: money(totalMinor, BASE_CURRENCY),
    createdAt: createdAt.toISOString(),
  }
}
