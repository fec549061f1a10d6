/**
 * A keyset cursor: the sort values of the last row shown, as opaque text. It carries the name of the sort it belongs to,
 * so that a cursor of one sort is refused by another instead of skipping rows.
 */
export type CursorValue = string | number | null

export function encodeCursor(sort: string, values: readonly CursorValue[]): string {
  return toBase64Url(JSON.stringify([sort, ...values]))
}

/** The values, or null when the text is no cursor of this sort with this many values. */
export function decodeCursor(sort: string, length: number, text: string): CursorValue[] | null {
  if (text.length > 500) return null
  try {
    const parsed: unknown = JSON.parse(fromBase64Url(text))
    if (!Array.isArray(parsed) || parsed.length !== length + 1 || parsed[0] !== sort) return null
    const values = parsed.slice(1)
    return values.every((value) => value === null || typeof value === 'string' || Number.isFinite(value)) ? values : null
  } catch {
    return null
  }
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
}
