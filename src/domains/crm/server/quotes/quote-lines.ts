import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { allows } from '../../../catalog/contract.ts'
import { MAX_QUOTE_TOTAL_MINOR, MAX_VALID_DAYS } from '../../contract/quotes/quote-limits.ts'
import type { QuoteInput, QuoteLineInput } from '../../contract.ts'
import { daysAfter, quoteTotal } from './quote.rules.ts'
import type { QuoteLineRow } from './quote-lines.sql.ts'
import type { QuoteFields } from './quotes.sql.ts'

/** The product's name with the values of its options. */
export const nameOf = ({ name, options }: Pick<SaleVariant, 'name' | 'options'>): string =>
  [name, ...options.map(({ label }) => label)].join(' · ')

type Target = { workspaceId: string; quoteId: string; language: Language }

/** Fails with UNKNOWN_VARIANT, VARIANT_TWICE, NOT_QUOTABLE and QUANTITY_NOT_SOLD, each with the position of the line. */
export async function toLineRows(
  tx: Tx,
  { workspaceId, quoteId, language }: Target,
  lines: readonly QuoteLineInput[],
): Promise<QuoteLineRow[]> {
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(tx.db, ids, language)
  return lines.map(({ variantId, quantity, priceMinor }, position) => {
    const variant = variants.get(variantId)
    if (variant?.workspaceId !== workspaceId) throw new Failure('UNKNOWN_VARIANT', { position })
    if (ids.indexOf(variantId) !== position) throw new Failure('VARIANT_TWICE', { position })
    if (variant.personalization.some(({ required }) => required)) throw new Failure('NOT_QUOTABLE', { position })
    if (!allows(variant.measure, quantity)) throw new Failure('QUANTITY_NOT_SOLD', { position })
    const { productId, sku, priceMinor: listPriceMinor } = variant
    const about = { variantId, productId, sku, name: nameOf(variant) }
    return { workspaceId, quoteId, id: newId('qtl'), position, ...about, quantity, priceMinor, listPriceMinor }
  })
}

/** Fails with DATE_TOO_LATE and TOTAL_TOO_HIGH. */
export function toFields(
  now: Date,
  { contactId, companyId, dealId, validUntil, language, message }: QuoteInput,
  lines: readonly QuoteLineRow[],
): QuoteFields {
  if (validUntil > daysAfter(now, MAX_VALID_DAYS)) throw new Failure('DATE_TOO_LATE')
  const totalMinor = quoteTotal(lines)
  if (totalMinor > MAX_QUOTE_TOTAL_MINOR) throw new Failure('TOTAL_TOO_HIGH')
  return { contactId, companyId, dealId, validUntil, language, message, totalMinor }
}
