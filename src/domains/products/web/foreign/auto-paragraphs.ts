/** WordPress stores paragraphs as empty lines between elements, and makes them elements when it shows a page. */
const BLOCK = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|div|table|hr|figure|section|pre)\b/i

export function autoParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br />')}</p>`))
    .join('')
}
