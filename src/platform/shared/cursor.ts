/**
 * A keyset cursor: the sort values of the last row shown, as opaque text. It contains the name of its sort, so that another sort
 * rejects it instead of skipping rows.
 */
export type CursorValue = string | number | null

export function encodeCursor(sort: string, values: readonly CursorValue[]): string {
  return toBase64Url(JSON.stringify([sort, ...values]))
}

/** Returns the values, or null when the text is not a cursor of this sort with this many values. */
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
