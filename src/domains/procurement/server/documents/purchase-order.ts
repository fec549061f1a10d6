/** A purchase order as a PDF for its supplier. It holds nothing that only the buyer's team knows, such as its notes. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { loadWarehousePlaces, type WarehousePlace } from '#domains/inventory/server/index.ts'
import { loadLegalDetails } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatAmount, formatCount, formatCountry, formatDay, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { addressLines } from '#platform/shared/addresses/address-layout.ts'
import { type Locale, toLanguage } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { amountLabel, isMeasured } from '../../../catalog/contract.ts'
import type { LegalDetails } from '../../../vendors/contract.ts'
import { type LineRow, loadLines } from '../lines.sql.ts'
import type { OrderRow } from '../orders.sql.ts'
import { findSupplier, type SupplierRow } from '../suppliers.sql.ts'
import { WORDS } from './words.ts'

type SumRow = [label: string, amount: string, strong: boolean]
type PurchaseOrder = {
  number: string
  buyerName: string
  facts: [name: string, value: string][]
  supplier: string[]
  buyer: string[]
  deliverTo: string[]
  lines: { sku: string; name: string; detail: string; quantity: string; unit: string; unitPrice: string; amount: string }[]
  sums: SumRow[]
  terms: string[]
  note: string[]
}

const render = defineDocument<PurchaseOrder>({ template: new URL('purchase-order.typ', import.meta.url), words: WORDS })

/** `note`: what the buyer wrote to the supplier. */
export async function renderPurchaseOrder(db: Db, order: OrderRow, note: string, locale: Locale): Promise<Buffer> {
  const { workspaceId } = order
  const supplier = await findSupplier(db, workspaceId, order.supplierId)
  if (!supplier) throw new Error(`the order ${order.id} has no supplier`)
  const lines = await loadLines(db, order.id)
  const buyerName = (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId) ?? ''
  const legal = (await loadLegalDetails(db, [workspaceId])).get(workspaceId) ?? null
  const places = await loadWarehousePlaces(
    db,
    lines.flatMap(({ warehouseId }) => warehouseId ?? []),
  )
  const units = await loadUnits(db, lines, locale)
  const words = WORDS[toLanguage(locale)]
  const amount = (amountMinor: number) => formatAmount(money(amountMinor, order.currency))
  return render(
    {
      number: isolateLtr(`PO #${order.number}`),
      buyerName: isolate(buyerName),
      facts: [
        [words.number, isolateLtr(`PO #${order.number}`)],
        [words.ordered, formatDay(order.createdAt, locale)],
        [words.expected, formatDay(new Date(order.expectedOn), locale)],
        [words.currency, isolateLtr(order.currency)],
      ],
      supplier: supplierLines(supplier),
      buyer: buyerLines(buyerName, legal, locale),
      deliverTo: places.length === 1 ? placeLines(places[0], locale) : places.map(({ name, location }) => isolate(location || name)),
      lines: lines.map((line) => ({
        sku: isolateLtr(line.sku),
        name: isolate(line.name),
        detail: places.length > 1 ? isolate(places.find(({ id }) => id === line.warehouseId)?.name ?? '') : '',
        quantity: formatCount(line.quantity, locale),
        unit: units.get(line.variantId ?? '') ?? '',
        unitPrice: amount(line.priceMinor),
        amount: amount(line.quantity * line.priceMinor),
      })),
      sums: [[words.total, amount(order.totalMinor), true]],
      terms: isolated([supplier.paymentTerms]),
      note: isolated(note.split('\n')),
    },
    locale,
  )
}

/** `pc.`, or `100 g` for goods that are counted by weight, length or volume; by variant. Free text has no unit. */
async function loadUnits(db: Db, lines: readonly LineRow[], locale: Locale): Promise<Map<string, string>> {
  const language = toLanguage(locale)
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  const variants = await loadVariantsForSale(db, ids, language)
  return new Map(
    ids.map((id) => {
      const measure = variants.get(id)?.measure
      return [id, measure && isMeasured(measure) ? amountLabel(measure.step, measure.unit, locale) : WORDS[language].piece]
    }),
  )
}

const isolated = (lines: readonly string[]): string[] => lines.flatMap((line) => (line.trim() ? [isolate(line)] : []))

function supplierLines({ name, contactName, address, phone }: SupplierRow): string[] {
  return [...isolated([name, contactName, ...address.split('\n')]), ...(phone ? [isolateLtr(phone)] : [])]
}

function buyerLines(name: string, legal: LegalDetails | null, locale: Locale): string[] {
  if (legal === null) return [isolate(name)]
  const words = WORDS[toLanguage(locale)]
  const { address, taxId, registrationNumber } = legal
  return [
    ...isolated(addressLines(address, address.country && formatCountry(address.country, locale))),
    ...(taxId ? [`${words.taxId}: ${isolateLtr(taxId)}`] : []),
    ...(registrationNumber ? [`${words.registrationNumber}: ${isolateLtr(registrationNumber)}`] : []),
  ]
}

function placeLines(place: WarehousePlace | undefined, locale: Locale): string[] {
  if (!place) return []
  const { name, location, postalCode, region, country } = place
  return isolated([name, location, `${postalCode} ${region}`, country ? formatCountry(country, locale) : ''])
}
