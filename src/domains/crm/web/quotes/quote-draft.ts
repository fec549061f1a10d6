/** Form values of a quote and their conversion to input. */
import type { Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import type { QuoteInput, QuoteView } from '../../contract.ts'
import { chosenOf } from '../deals/form-inputs.ts'
import type { VariantChoice } from './quote-queries.ts'

export type DraftQuoteLine = { what: VariantChoice[]; quantity: Typed; priceMinor: Typed }
export type QuoteDraft = {
  contactId: Choice[]
  companyId: Choice[]
  dealId: Choice[]
  validUntil: string
  language: Language
  message: string
  lines: DraftQuoteLine[]
}

const VALID_DAYS = 30
const DAY_MS = 86_400_000

export const newQuoteLine = (): DraftQuoteLine => ({ what: [], quantity: 1, priceMinor: null })

type Named = { id: string; name: string } | null
/** About what a new quote is. */
export type About = { contact: Named; company: Named; deal: Named }

export function emptyQuote(language: Language, { contact, company, deal }: About): QuoteDraft {
  return {
    contactId: chosenOf(contact),
    companyId: chosenOf(company),
    dealId: chosenOf(deal),
    validUntil: new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
    language,
    message: '',
    lines: [newQuoteLine()],
  }
}

export function toQuoteDraft({ contact, company, deal, validUntil, language, message, lines }: QuoteView): QuoteDraft {
  return {
    contactId: chosenOf(contact),
    companyId: chosenOf(company),
    dealId: chosenOf(deal),
    validUntil,
    language,
    message,
    lines: lines.map(({ variantId, name, sku, quantity, price, listPrice }) => ({
      what: [{ id: variantId, title: name, detail: sku, priceMinor: listPrice.amountMinor }],
      quantity,
      priceMinor: price.amountMinor,
    })),
  }
}

export function toQuoteInput({ contactId, companyId, dealId, validUntil, language, message, lines }: QuoteDraft): QuoteInput {
  return {
    contactId: contactId[0]?.id ?? null,
    companyId: companyId[0]?.id ?? null,
    dealId: dealId[0]?.id ?? null,
    validUntil,
    language,
    message: message.trim(),
    lines: lines.map(({ what, quantity, priceMinor }) => ({
      variantId: what[0]?.id ?? '',
      quantity: Number(quantity ?? 0),
      priceMinor: Number(priceMinor ?? 0),
    })),
  }
}

export function draftTotal(lines: readonly DraftQuoteLine[]): number {
  return lines.reduce((sum, { quantity, priceMinor }) => sum + (Number(quantity ?? 0) || 0) * (Number(priceMinor ?? 0) || 0), 0)
}
