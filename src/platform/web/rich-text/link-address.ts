/** What people type as the address of a link. */

const SCHEMES = ['http:', 'https:', 'mailto:']

/** A complete address of a page or a mailbox, or null. `plaza.example` and `amira@plaza.example` are completed. */
export function toLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]{2,}$/.test(text)) return `mailto:${text}`
  const url = URL.parse(text)
  if (url && SCHEMES.includes(url.protocol)) return text
  if (url && !/^[^/:]+\.[^/:]+:\d+/.test(text)) return null
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}
