/** Finds the web addresses in a text. Pure. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; href: string; shown: string }

const ADDRESS = /https?:\/\/[^\s<>"“”«»]+/gi
/** Punctuation that ends the sentence, not the address. */
const TRAILING = /[.,;:!?'’)\]،؛؟]+$/

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '')
    const link = toLink(address)
    if (!link) continue
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index) })
    parts.push(link)
    done = index + address.length
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) })
  return parts
}

/** What is shown begins with the host as the browser reads it: without a user name before it, and lookalike letters spelled out. */
function toLink(address: string): TextPart | null {
  const url = URL.parse(address)
  if (!url || url.hostname === '') return null
  url.username = ''
  url.password = ''
  const rest = `${url.pathname}${url.search}${url.hash}`
  return { kind: 'link', href: url.href, shown: url.host + (rest === '/' ? '' : safeDecode(rest)) }
}

function safeDecode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** The record of an address of this site that a message can show as a card, or null. */
export function findRecord(text: string, origin: string): { type: string; id: string } | null {
  for (const part of splitLinks(text)) {
    const url = part.kind === 'link' ? URL.parse(part.href) : null
    if (url?.origin !== origin) continue
    const [, area, id] = url.pathname.split('/')
    if (area === 'products' && id && id !== 'new' && id !== 'categories') return { type: 'product', id }
  }
  return null
}
