/** Finds what a scanned code means. Pure. */
import { readCode, readProductAddress } from './read-code.ts'

/** How an item can be named by a code. `gtin`: the trade number, which is in the bars of most goods. */
export type Coded = { variantId: string; productId: string; sku: string; gtin: string | null }

export type Scanned = { code: string; product: { productId: string; variantId: string | null } | null }

const GTIN_DIGITS = 14

export function readScanned(raw: string): Scanned {
  const code = readCode(raw)
  return { code, product: readProductAddress(code) }
}

/** The items that a code can mean: by trade number, SKU or the address on a label. More than one if a label names a product only. */
export function matchCode<Item>(items: readonly Item[], codedAs: (item: Item) => Coded, { code, product }: Scanned): Item[] {
  if (product) {
    const ofProduct = items.filter((item) => codedAs(item).productId === product.productId)
    return product.variantId === null ? ofProduct : ofProduct.filter((item) => codedAs(item).variantId === product.variantId)
  }
  const gtin = asGtin(code)
  const byNumber = gtin
    ? items.filter((item) => {
        const own = codedAs(item).gtin
        return own !== null && asGtin(own) === gtin
      })
    : []
  if (byNumber.length > 0) return byNumber
  const sku = code.toLowerCase()
  return sku === '' ? [] : items.filter((item) => codedAs(item).sku.toLowerCase() === sku)
}

/** A scanner leaves out the zeros in front of a trade number, or adds one. */
const asGtin = (code: string): string | null => (/^\d{8,14}$/.test(code) ? code.padStart(GTIN_DIGITS, '0') : null)
