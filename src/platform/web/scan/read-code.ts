/** Turns what a camera or a scanner read into the text that people search for. */

/** Codes longer than this are not numbers of products; the rest of them is of no use to a search. */
const LONGEST_CODE = 200

/** Control characters, such as the separators of GS1 codes, and spaces around the code are dropped. */
export function readCode(raw: string): string {
  return raw
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_CODE)
}

/** The product and the variant of a Plaza label; null for any other code. Labels carry the address of the product's page. */
export function readProductAddress(code: string): { productId: string; variantId: string | null } | null {
  if (!/^https?:\/\//i.test(code) || !URL.canParse(code)) return null
  const { pathname, searchParams } = new URL(code)
  const productId = /^\/products\/([a-z0-9_]+)$/.exec(pathname)?.[1]
  return productId ? { productId, variantId: searchParams.get('variant') } : null
}
