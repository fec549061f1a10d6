/** Parses mails written by Plaza: UTF-8, one text and one HTML part, quoted-printable or base64. */

export type Eml = {
  /** The decoded headers in their order. */
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  html: string
}

export function readEml(bytes: Buffer): Eml {
  const whole = parsePart(bytes.toString('latin1'))
  const boundary = /boundary="([^"]+)"/.exec(headerValue(whole, 'content-type'))?.[1]
  const parts = boundary ? `\r\n${whole.body}`.split(`\r\n--${boundary}`).slice(1, -1).map(parsePart) : [whole]
  const bodyOf = (type: string) => parts.find((part) => headerValue(part, 'content-type').startsWith(type))
  return { headers: whole.headers, text: decodeBody(bodyOf('text/plain')), html: decodeBody(bodyOf('text/html')) }
}

/** The value of a header, or an empty text. */
export function headerValue({ headers }: Pick<Eml, 'headers'>, name: string): string {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? ''
}

type Part = { headers: Eml['headers']; body: string }

function parsePart(text: string): Part {
  const begin = text.startsWith('\r\n') ? 2 : 0
  const end = text.indexOf('\r\n\r\n', begin)
  const unfolded = text.slice(begin, end).replace(/\r\n(?=[ \t])/g, '')
  const headers = unfolded.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), decodeEncodedWords(line.slice(colon + 1).trim())] as const
  })
  return { headers, body: text.slice(end + 4) }
}

function decodeBody(part: Part | undefined): string {
  if (!part) return ''
  const encoding = headerValue(part, 'content-transfer-encoding')
  if (encoding === 'base64') return withPlainBreaks(Buffer.from(part.body, 'base64').toString())
  return withPlainBreaks(utf8(encoding === 'quoted-printable' ? decodeQuotedPrintable(part.body.replace(/=\r\n/g, '')) : part.body))
}

/** Decodes RFC 2047 encoded words; white space between two of them is dropped. */
function decodeEncodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : utf8(decodeQuotedPrintable(text.replaceAll('_', ' '))),
    )
}

function withPlainBreaks(text: string): string {
  return text.replace(/\r\n/g, '\n')
}

function decodeQuotedPrintable(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString()
}
