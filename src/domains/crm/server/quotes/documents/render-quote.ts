/** A quote as a PDF for its customer. It holds nothing that only the workspace's team knows, such as notes and deals. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadLegalDetails } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatAmount, formatCount, formatCountry, formatDay, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { addressLines } from '#platform/shared/addresses/address-layout.ts'
import { type Locale, toLanguage } from '#platform/shared/language.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { amountLabel, isMeasured } from '../../../../catalog/contract.ts'
import type { LegalDetails } from '../../../../vendors/contract.ts'
import { quoteNumber } from '../../../contract/quotes/quote-limits.ts'
import { loadQuoteLines, type QuoteLineRow } from '../quote-lines.sql.ts'
import type { QuoteRow } from '../quotes.sql.ts'
import { WORDS } from './words.ts'

type QuoteDocument = {
  number: string
  sellerName: string
  facts: [name: string, value: string][]
  seller: string[]
  customer: string[]
  lines: { sku: string; name: string; detail: string; quantity: string; unit: string; unitPrice: string; amount: string }[]
  sums: [label: string, amount: string, strong: boolean][]
  note: string[]
}

const render = defineDocument<QuoteDocument>({ template: new URL('quote.typ', import.meta.url), words: WORDS })

export async function renderQuote(db: Db, quote: QuoteRow, locale: Locale): Promise<Buffer> {
  const { workspaceId, contactName, companyName, sentAt, createdAt, validUntil } = quote
  const lines = await loadQuoteLines(db, quote.id)
  const sellerName = (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId) ?? ''
  const legal = (await loadLegalDetails(db, [workspaceId])).get(workspaceId) ?? null
  const units = await loadUnits(db, lines, locale)
  const words = WORDS[toLanguage(locale)]
  const number = isolateLtr(quoteNumber(quote.number))
  const amount = (amountMinor: number) => formatAmount(money(amountMinor, BASE_CURRENCY))
  return render(
    {
      number,
      sellerName: isolate(sellerName),
      facts: [
        [words.number, number],
        [words.date, formatDay(sentAt ?? createdAt, locale)],
        [words.validUntil, formatDay(new Date(validUntil), locale)],
        [words.currency, isolateLtr(BASE_CURRENCY)],
      ],
      seller: sellerLines(sellerName, legal, locale),
      customer: isolated([contactName ?? '', companyName ?? '']),
      lines: lines.map(({ variantId, sku, name, quantity, priceMinor, listPriceMinor }) => ({
        sku: isolateLtr(sku),
        name: isolate(name),
        detail: listPriceMinor > priceMinor ? `${words.listPrice}: ${amount(listPriceMinor)}` : '',
        quantity: formatCount(quantity, locale),
        unit: units.get(variantId) ?? words.piece,
        unitPrice: amount(priceMinor),
        amount: amount(quantity * priceMinor),
      })),
      sums: [[words.total, amount(quote.totalMinor), true]],
      note: isolated(quote.message.split('\n')),
    },
    locale,
  )
}

/** `100 g` for goods that are counted by weight, length or volume, by variant. */
async function loadUnits(db: Db, lines: readonly QuoteLineRow[], locale: Locale): Promise<Map<string, string>> {
  const ids = lines.map(({ variantId }) => variantId)
  const variants = await loadVariantsForSale(db, ids, toLanguage(locale))
  return new Map(
    [...variants].flatMap(([id, { measure }]) => (isMeasured(measure) ? [[id, amountLabel(measure.step, measure.unit, locale)]] : [])),
  )
}

const isolated = (lines: readonly string[]): string[] => lines.flatMap((line) => (line.trim() ? [isolate(line)] : []))

function sellerLines(name: string, legal: LegalDetails | null, locale: Locale): string[] {
  if (legal === null) return [isolate(name)]
  const words = WORDS[toLanguage(locale)]
  const { address, taxId, registrationNumber } = legal
  return [
    ...isolated(addressLines(address, address.country && formatCountry(address.country, locale))),
    ...(taxId ? [`${words.taxId}: ${isolateLtr(taxId)}`] : []),
    ...(registrationNumber ? [`${words.registrationNumber}: ${isolateLtr(registrationNumber)}`] : []),
  ]
}
