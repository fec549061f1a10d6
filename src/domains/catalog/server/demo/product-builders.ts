import type { ColorName } from '../../colors.ts'
import type { DemoPicture, DemoVariant, Localized } from './demo-product.ts'
import pictureColors from './picture-colors.json' with { type: 'json' }

/** The same sentence in English, Spanish and Arabic. */
export const localizedText = (en: string, es: string, ar: string): Localized => ({ en, es, ar })

const COLORS_SHOWN = pictureColors as Partial<Record<string, (ColorName | null)[]>>

/** Pictures are numbered from 1 in the order of their alt texts. */
export const gallery = (slug: string, ...alts: Localized[]): DemoPicture[] =>
  alts.map((alt, index) => ({ file: `${slug}-${index + 1}`, alt, color: COLORS_SHOWN[slug]?.[index] ?? null }))

const code = (word: string) => word.replaceAll(' ', '').toUpperCase()

/** A product with a single variant. */
export const single = (sku: string, stock: number | null): DemoVariant[] => [{ sku, stock }]

type Stocks<Key extends string> = Partial<Record<Key, number | null>>

const entries = <Key extends string>(stocks: Stocks<Key>) => Object.entries(stocks) as [Key, number | null][]

/** One variant per color; the value is its stock. */
export const inColors = (sku: string, stocks: Stocks<ColorName>): DemoVariant[] =>
  entries(stocks).map(([color, stock]) => ({ sku: `${sku}-${code(color)}`, color, stock }))

/** One variant per color and size; each color lists its stock in the order of the sizes. */
export const inColorsAndSizes = (sku: string, sizes: string[], stocks: Partial<Record<ColorName, (number | null)[]>>): DemoVariant[] =>
  (Object.entries(stocks) as [ColorName, (number | null)[]][]).flatMap(([color, perSize]) =>
    sizes.map((size, index) => ({
      sku: `${sku}-${code(color)}-${code(size)}`,
      size,
      color,
      stock: perSize[index] ?? null,
    })),
  )
