/**
 * Text of other people in mails. Mail clients turn anything that looks like an address into a link, so a stranger's name could lead the
 * reader anywhere under our sender.
 */

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const BREAKS_IN_LINE = /(?!\n)[\p{Cc}\u2028\u2029]+/gu

/** One line, without line breaks and without anything that becomes a link: `evil.example` is `evil. example`. */
export function strangersLine(text: string): string {
  return unlinked(text.replace(BREAKS, ' ')).replace(/\s+/gu, ' ').trim()
}

/** The same for text of several lines. */
export function strangersText(text: string): string {
  return unlinked(text.replace(BREAKS_IN_LINE, ' ')).trim()
}

function unlinked(text: string): string {
  return text
    .replace(/:\/\//g, ': //')
    .replace(/@(?=\S)/g, '@ ')
    .replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}-]*\p{L})/gu, '. ')
}
