const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Converts a typed code to the server's form: removes spaces and converts Arabic and Persian digits. */
export function normalizeCode(typed: string): string {
  return typed.replace(/\s+/g, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
