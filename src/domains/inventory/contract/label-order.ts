/** An order for labels as the query of an address: `?workspace=…&format=sheet&price=yes&label=var_x*3&label=var_y*1`. */

const LABEL_FORMATS = ['sheet', 'single'] as const
type LabelFormat = (typeof LABEL_FORMATS)[number]

/** `sheet`: A4 with 3 × 8 labels of 70 × 37 mm. `single`: pages of 50 × 30 mm for a label printer. */
export type LabelOrder = {
  workspaceId: string
  format: LabelFormat
  withPrice: boolean
  variants: { variantId: string; copies: number }[]
}

/** Labels of one sheet. */
export const SHEET = 24
/** Labels of one file. */
export const MAX_LABELS = 1000
/** Different variants of one file; more would not fit an address. */
export const MAX_LABEL_VARIANTS = 200

export const LABELS_PATH = '/inventory/labels.pdf'

export function labelsAddress({ workspaceId, format, withPrice, variants }: LabelOrder): string {
  const query = new URLSearchParams({ workspace: workspaceId, format, ...(withPrice && { price: 'yes' }) })
  for (const { variantId, copies } of variants) query.append('label', `${variantId}*${copies}`)
  return `${LABELS_PATH}?${query}`
}

/** Null when the query is no valid order. */
export function readLabelOrder(query: URLSearchParams): LabelOrder | null {
  const format = LABEL_FORMATS.find((known) => known === query.get('format'))
  const labels = query.getAll('label').map((text) => /^([a-z0-9_]{1,64})\*([1-9]\d{0,3})$/.exec(text))
  if (!format || labels.length === 0 || labels.length > MAX_LABEL_VARIANTS) return null
  const variants = labels.flatMap((match) => (match ? [{ variantId: match[1] ?? '', copies: Number(match[2]) }] : []))
  if (variants.length < labels.length) return null
  return { workspaceId: query.get('workspace') ?? '', format, withPrice: query.get('price') === 'yes', variants }
}
