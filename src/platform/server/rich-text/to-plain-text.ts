/** Formatted text without its formatting, for search, feeds and descriptions in search engines. Pure: no database, no clock. */
import sanitizeHtml from 'sanitize-html'

const BLOCKS = ['p', 'h2', 'h3', 'blockquote', 'ul', 'ol', 'hr']
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Text of sanitized HTML: paragraphs are separated by an empty line, and items of lists begin with a bullet. */
export function toPlainText(html: string): string {
  const marked = html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<li>(?:<p>)?/g, '\n• ')
    .replace(/<br \/>/g, '\n')
    .replace(new RegExp(`</?(?:${BLOCKS.join('|')})(?: /)?>`, 'g'), '\n\n')
  return sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=• )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
