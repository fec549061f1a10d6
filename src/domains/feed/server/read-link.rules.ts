/** What the head of an HTML page says of the page. Only texts are taken, and they stay texts; one may be the address of a picture. */
import { singleLineText } from '#platform/shared/plain-text.ts'

/** `image` is the address of a picture as the page writes it. */
export type FoundLink = { title: string; description: string; site: string; image: string | null }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const MAX_HEAD = 200_000
const MAX_TITLE = 200
const MAX_DESCRIPTION = 500
const MAX_SITE = 100
const MAX_ADDRESS = 2000

/** Null for a page without a title. */
export function readLink(page: string): FoundLink | null {
  const head = page.slice(0, MAX_HEAD)
  const metas = new Map<string, string>()
  for (const [tag] of head.matchAll(/<meta\s(?:[^>"']|"[^"]{0,2000}"|'[^']{0,2000}'){1,500}>/gi)) {
    const name = attribute(tag, 'property') ?? attribute(tag, 'name')
    const content = attribute(tag, 'content')
    if (name && content && !metas.has(name.toLowerCase())) metas.set(name.toLowerCase(), content)
  }
  const title = metas.get('og:title') ?? /<title[^>]*>([^<]{0,2000})/i.exec(head)?.[1] ?? ''
  const link = {
    title: plain(title, MAX_TITLE),
    description: plain(metas.get('og:description') ?? metas.get('description') ?? '', MAX_DESCRIPTION),
    site: plain(metas.get('og:site_name') ?? '', MAX_SITE),
    image: plain(metas.get('og:image') ?? metas.get('twitter:image') ?? '', MAX_ADDRESS) || null,
  }
  return link.title === '' ? null : link
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

function plain(text: string, max: number): string {
  const decoded = text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (entity, decimal, hex, name) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/\s+/gu, ' ')
  const parsed = singleLineText(max).safeParse(
    [...decoded]
      .slice(0, max - 1)
      .join('')
      .trim(),
  )
  return parsed.success ? parsed.data : ''
}
