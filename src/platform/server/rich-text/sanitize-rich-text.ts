/** Makes HTML that people write, paste or import safe to show on any page. Pure: no database, no clock. */
import sanitizeHtml from 'sanitize-html'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import { toPlainText } from './to-plain-text.ts'

export const ALLOWED_TAGS = ['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr', 'code']
/** What links say to search engines and to the page they open. */
export const LINK_REL = 'nofollow ugc noopener'
const LINK_SCHEMES = ['http', 'https', 'mailto']
const MAX_URL = 2000
const MAX_DEPTH = 12
/** Unwrapping an element can leave empty or wrongly nested ones, which the next pass removes. */
const MAX_PASSES = 6

/** The page has the first heading itself. */
const SAME_AS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  div: 'p',
  section: 'p',
  article: 'p',
  figcaption: 'p',
  pre: 'p',
  tr: 'p',
  dt: 'p',
  dd: 'p',
}
/** Space that no browser shows. */
const BETWEEN_BLOCKS = /(<\/?(?:p|h2|h3|ul|ol|li|blockquote|hr)(?: \/)?>)\s+/g
const EMPTY_ALLOWED = ['br', 'hr']
/** Their text is no text for readers. */
const DROPPED_WITH_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'title',
  'noscript',
  'template',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'math',
  'svg',
]

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: LINK_SCHEMES,
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WITH_TEXT,
  nestingLimit: MAX_DEPTH,
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(Object.entries(SAME_AS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)])),
    a: (_, { href = '' }) => toLink(href),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ALLOWED_TAGS.includes(tag) && !EMPTY_ALLOWED.includes(tag) && text.trim() === '' && mediaChildren.length === 0,
}

/**
 * Keeps the elements of `ALLOWED_TAGS`, with no attribute but the address of a link, and the text of all others. Its result passes
 * unchanged. Empty elements are left out.
 */
export function sanitizeRichText(html: string): string {
  // Cells of one row would run together.
  let clean = html.replace(/<\/t[dh]\s*>/gi, ' ')
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = sanitizeOnce(clean)
    if (next === clean) return clean
    clean = next
  }
  // Nothing that a person writes needs so many passes.
  return plainToHtml(toPlainText(clean))
}

function sanitizeOnce(html: string): string {
  const clean = sanitizeHtml(html, RULES).replace(BETWEEN_BLOCKS, '$1').trim()
  return clean === '' || clean.includes('<') ? clean : `<p>${clean}</p>`
}

/** A link that doesn't lead to a page or a mailbox is only its text. */
function toLink(href: string): sanitizeHtml.Tag {
  const url = URL.parse(href.trim())
  const isGood = url !== null && href.length <= MAX_URL && LINK_SCHEMES.some((scheme) => url.protocol === `${scheme}:`)
  return isGood ? { tagName: 'a', attribs: { href: url.href, rel: LINK_REL } } : { tagName: 'span', attribs: {} }
}
