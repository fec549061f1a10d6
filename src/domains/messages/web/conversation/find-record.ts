import { splitLinks } from '#platform/shared/written-text.ts'

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
