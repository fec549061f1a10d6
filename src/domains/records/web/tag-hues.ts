import type { TagColor } from '../contract/limits.ts'

/** Colors of dots beside the names of tags; they tell apart at a glance and carry no meaning of their own. */
export const TAG_HUES: Readonly<Record<TagColor, string>> = {
  gray: 'oklch(0.65 0.01 260)',
  red: 'oklch(0.63 0.21 25)',
  orange: 'oklch(0.72 0.17 55)',
  yellow: 'oklch(0.8 0.16 90)',
  green: 'oklch(0.68 0.17 148)',
  teal: 'oklch(0.68 0.11 190)',
  blue: 'oklch(0.62 0.18 255)',
  purple: 'oklch(0.6 0.2 300)',
}
