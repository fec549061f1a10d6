const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** A code as the server knows it: as it may be grouped on paper, and as an Arabic keyboard writes its digits. */
export function asCode(typed: string): string {
  return typed.replace(/\s+/g, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
}
