import { TAG_COLORS, type TagColor } from '../contract.ts'

/** Names that differ only in case and spaces are one. */
export function toTagKey(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ')
}

/** The same name has the same color everywhere, until somebody chooses another one. */
export function colorFor(nameKey: string): TagColor {
  const sum = [...nameKey].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return TAG_COLORS[1 + (sum % (TAG_COLORS.length - 1))] ?? 'gray'
}
