/** Reads the mails that Plaza itself wrote: UTF-8, one text and one HTML part, quoted-printable or base64. */

export type Eml = {
  /** As they came, decoded, in their order; `header` finds one. */
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  html: string
}

export function readEml(bytes: Buffer): Eml {
  const whole = partOf(bytes.toString('latin1'))
  const boundary = /boundary="([^"]+)"/.exec(header(whole, 'content-type'))?.[1]
  const parts = boundary ? `\r\n${whole.body}`.split(`\r\n--${boundary}`).slice(1, -1).map(partOf) : [whole]
  const bodyOf = (type: string) => parts.find((part) => header(part, 'content-type').startsWith(type))
  return { headers: whole.headers, text: decoded(bodyOf('text/plain')), html: decoded(bodyOf('text/html')) }
}

/** The value of a header, or nothing. */
export function header({ headers }: Pick<Eml, 'headers'>, name: string): string {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1] ?? ''
}

type Part = { headers: Eml['headers']; body: string }

function partOf(text: string): Part {
  const begin = text.startsWith('\r\n') ? 2 : 0
  const end = text.indexOf('\r\n\r\n', begin)
  const unfolded = text.slice(begin, end).replace(/\r\n(?=[ \t])/g, '')
  const headers = unfolded.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), words(line.slice(colon + 1).trim())] as const
  })
  return { headers, body: text.slice(end + 4) }
}

function decoded(part: Part | undefined): string {
  if (!part) return ''
  const encoding = header(part, 'content-transfer-encoding')
  if (encoding === 'base64') return withPlainBreaks(Buffer.from(part.body, 'base64').toString())
  return withPlainBreaks(utf8(encoding === 'quoted-printable' ? unquoted(part.body.replace(/=\r\n/g, '')) : part.body))
}

/** RFC 2047; white space between two encoded words is none. */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : utf8(unquoted(text.replaceAll('_', ' '))),
    )
}

function withPlainBreaks(text: string): string {
  return text.replace(/\r\n/g, '\n')
}

function unquoted(text: string): string {
  return text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function utf8(latin1: string): string {
  return Buffer.from(latin1, 'latin1').toString()
}
