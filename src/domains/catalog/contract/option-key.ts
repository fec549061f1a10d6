import { MAX_OPTION } from './limits.ts'

/** Names of the built-in options, as people write them. */
const BUILT_IN: Readonly<Record<string, string>> = {
  color: 'color',
  colour: 'color',
  colores: 'color',
  اللون: 'color',
  لون: 'color',
  size: 'size',
  talla: 'size',
  tamaño: 'size',
  المقاس: 'size',
  مقاس: 'size',
}

/** The key of an option by its name: `color` or `size` in any language, else the name in lower case with hyphens. */
export function optionKeyFor(name: string): string {
  const key = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .slice(0, MAX_OPTION)
    .replace(/^-+|-+$/g, '')
  return BUILT_IN[key] ?? key
}
