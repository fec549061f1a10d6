const MAX_BASE = 24
const MAX_PART = 12

type Form = { size: string | null; color: string | null }

/** `NESTING-CUP-TEAL-M`, from the product's name and the variant's options. Starts with `P` if the name has no Latin letters. */
export function skuFor(name: string, { size, color }: Form): string {
  const base = plain(name).slice(0, MAX_BASE).replace(/-+$/, '') || 'P'
  return [base, ...[color, size].flatMap((part) => (part ? [plain(part).slice(0, MAX_PART) || part] : []))].join('-')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
