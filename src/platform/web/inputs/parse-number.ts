/**
 * Parses a typed number in Western, Arabic-Indic or Persian digits, with a point or an Arabic decimal separator; null for anything else.
 */
export function parseNumber(text: string): number | null {
  const western = westernDigits(text.trim())
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\s]/g, '')
  return /^[-+\u2212]?\d+(\.\d+)?$/.test(western) ? Number(western.replace('\u2212', '-')) : null
}

/** Converts Arabic-Indic and Persian digits to Western digits. */
export function westernDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}
