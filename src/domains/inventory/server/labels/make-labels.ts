/** Labels of variants as a PDF, for members with the permission `inventory` or `catalog`. */
import { type LabelVariant, loadLabelVariants } from '#domains/catalog/server/index.ts'
import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatAmount, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { type Language, type Locale, toLanguage } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { type LabelOrder, MAX_LABELS } from '../../contract/label-order.ts'
import { WORDS } from './words.ts'

/** Loaded with the first labels, because it takes memory. */
type Codes = typeof import('./draw-code.ts')

type Printed = { copies: number; withPrice: boolean; origin: string }

type Label = {
  name: string
  options: string
  sku: string
  price: string
  barcode: string | null
  code: string
  qr: string
  copies: number
}

const LABELS_LIMIT: RateLimit = { name: 'inventory.labels', points: 120, seconds: 600 }

/** Longer names don't fit two lines. */
const LONGEST_NAME = 44

const render = defineDocument<{ format: LabelOrder['format']; labels: Label[] }>({
  template: new URL('label.typ', import.meta.url),
  words: WORDS,
})

/** Fails with NOT_FOUND for strangers and for variants of others, INVALID_INPUT for too many labels, RATE_LIMITED and BUSY. */
export async function makeLabels(context: RequestContext, order: LabelOrder, locale: Locale): Promise<Buffer> {
  const { services, viewer } = context
  if (!(await mayPrint(context, order.workspaceId))) throw notFound()
  const copies = order.variants.reduce((sum, variant) => sum + variant.copies, 0)
  if (copies > MAX_LABELS) throw new Failure('INVALID_INPUT')
  await services.limits.consume(LABELS_LIMIT, viewer.id ?? '')
  const language: Language = toLanguage(locale)
  const ids = order.variants.map(({ variantId }) => variantId)
  const variants = await loadLabelVariants(services.db, order.workspaceId, ids, language)
  const codes = await import('./draw-code.ts')
  const labels = order.variants.map((chosen) => {
    const variant = variants.get(chosen.variantId)
    if (!variant) throw notFound()
    return toLabel(variant, codes, { copies: chosen.copies, withPrice: order.withPrice, origin: services.publicOrigin })
  })
  return render({ format: order.format, labels }, locale)
}

async function mayPrint({ viewer, loadMembership }: RequestContext, workspaceId: string): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const membership = await loadMembership(viewer.id, workspaceId)
  return membership?.permissions.some((permission) => permission === 'inventory' || permission === 'catalog') ?? false
}

function toLabel(variant: LabelVariant, { drawBarcode, drawQrCode }: Codes, { copies, withPrice, origin }: Printed): Label {
  const bars = drawBarcode(variant)
  return {
    name: isolate(shorten(variant.name)),
    options: variant.options,
    sku: isolateLtr(variant.sku),
    price: withPrice ? formatAmount(money(variant.priceMinor, variant.currency)) : '',
    barcode: bars?.svg ?? null,
    code: isolateLtr(bars?.text ?? variant.sku),
    qr: drawQrCode(`${origin}/products/${variant.productId}?variant=${variant.id}`),
    copies,
  }
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
}
