const MAX_BASE = 24
const MAX_PART = 12

type Form = { options: readonly string[] }

/** `NESTING-CUP-TEAL-M`, from the product's name and the variant's options. Starts with `P` if the name has no Latin letters. */
export function skuFor(name: string, { options }: Form): string {
  const base = plain(name).slice(0, MAX_BASE).replace(/-+$/, '') || 'P'
  return [base, ...options.map((part) => plain(part).slice(0, MAX_PART) || part)].join('-')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
