/** Demo quotes of Dar Amira, one of each status that needs no order. */
import { findVendorProducts, loadVariants, loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import { allows } from '../../catalog/contract.ts'
import type { QuoteLineInput } from '../contract.ts'
import { findContacts, findDeals } from './deals/choices.sql.ts'
import { writeQuote } from './quotes/create-quote.ts'
import { daysAfter } from './quotes/quote.rules.ts'
import { quoteTokenOf } from './quotes/quote-token.ts'
import { type StoredStatus, saveDecision, saveSending } from './quotes/quotes.sql.ts'

type DemoQuote = {
  contact: string
  deal: string
  status: StoredStatus
  /** Days until its last one. */
  valid: number
  language: Language
  message: string
  reason?: string
}

const QUOTES: readonly DemoQuote[] = [
  { contact: 'Elena', deal: 'Tableware', status: 'draft', valid: 30, language: 'es', message: '' },
  { contact: 'Lucía', deal: 'Lobby vases', status: 'sent', valid: 21, language: 'en', message: 'Delivery in two parts is possible.' },
  { contact: 'Sara', deal: 'Wedding favors', status: 'accepted', valid: 14, language: 'ar', message: '' },
  {
    contact: 'Ingrid',
    deal: 'Corporate gifts',
    status: 'declined',
    valid: 10,
    language: 'en',
    message: '',
    reason: 'We found a closer supplier.',
  },
  { contact: 'Marta', deal: 'Autumn restock', status: 'sent', valid: -3, language: 'en', message: '' },
]

const DISCOUNT_PERCENT = 10
const UNITS = 12

/** `workspaceOf` returns the workspace id of a vendor slug. */
export async function seedQuotes(tx: Tx, workspaceOf: (slug: string) => string | undefined): Promise<void> {
  const workspaceId = workspaceOf('dar-amira')
  const owner = workspaceId && (await findOwner(tx.db, workspaceId))
  if (!workspaceId || !owner) return
  const lines = await loadDemoLines(tx, workspaceId)
  if (lines.length === 0) return
  for (const [index, { contact, deal, status, valid, language, message, reason = '' }] of QUOTES.entries()) {
    const [person] = await findContacts(tx.db, workspaceId, contact)
    const [sale] = await findDeals(tx.db, workspaceId, deal)
    const about = { contactId: person?.id ?? null, companyId: null, dealId: sale?.id ?? null }
    const validUntil = daysAfter(tx.now, valid)
    const quoteId = await writeQuote(
      tx,
      { workspaceId, userId: owner },
      { ...about, validUntil, language, message, lines: ofQuote(lines, index) },
    )
    if (status === 'draft') continue
    const tokenHash = hashToken(quoteTokenOf(tx.services, { id: quoteId, sendings: 1 }))
    await saveSending(tx.db, quoteId, { email: '', sendings: 1, tokenHash, sentAt: tx.now })
    if (status !== 'sent') await saveDecision(tx.db, quoteId, { status, decidedAt: tx.now, declineReason: reason })
  }
}

/** Other products and amounts in each. */
const ofQuote = (lines: readonly QuoteLineInput[], index: number): QuoteLineInput[] =>
  [...lines.slice(index % 3), ...lines.slice(0, index % 3)]
    .slice(0, 1 + ((index + 1) % 3))
    .map((line) => ({ ...line, quantity: line.quantity * (1 + ((index * 3) % 5)) }))

/** Three products at a lower price for many. */
async function loadDemoLines(tx: Tx, workspaceId: string): Promise<QuoteLineInput[]> {
  const { items: products } = await findVendorProducts(tx.db, { workspaceId, q: '' }, { sort: 'name', limit: 8 })
  const ids = (
    await loadVariants(
      tx.db,
      products.map(({ id }) => id),
    )
  ).map(({ id }) => id)
  const variants = [...(await loadVariantsForSale(tx.db, ids, 'en')).values()]
  const byProduct = new Map(variants.toReversed().map((variant) => [variant.productId, variant]))
  return [...byProduct.values()]
    .filter(({ onSale, personalization, measure }) => onSale && personalization.length === 0 && allows(measure, UNITS))
    .slice(0, 3)
    .map(({ id, priceMinor }) => ({
      variantId: id,
      quantity: UNITS,
      priceMinor: Math.round((priceMinor * (100 - DISCOUNT_PERCENT)) / 100),
    }))
}
