import type { ColorName } from '../../colors.ts'
import pictureColors from './picture-colors.json' with { type: 'json' }
import type { Localized, StoryPicture, StoryVariant } from './story-product.ts'

/** The same sentence in English, Spanish and Arabic. */
export const say = (en: string, es: string, ar: string): Localized => ({ en, es, ar })

const COLORS_SHOWN = pictureColors as Partial<Record<string, (ColorName | null)[]>>

/** Pictures are numbered from 1 in the order of their alt texts. */
export const gallery = (slug: string, ...alts: Localized[]): StoryPicture[] =>
  alts.map((alt, index) => ({ file: `${slug}-${index + 1}`, alt, color: COLORS_SHOWN[slug]?.[index] ?? null }))

const code = (word: string) => word.replaceAll(' ', '').toUpperCase()

/** A product sold in one form only. */
export const single = (sku: string, stock: number | null): StoryVariant[] => [{ sku, stock }]

type Stocks<Key extends string> = Partial<Record<Key, number | null>>

const entries = <Key extends string>(stocks: Stocks<Key>) => Object.entries(stocks) as [Key, number | null][]

/** One variant a colour; the value is its stock. */
export const inColors = (sku: string, stocks: Stocks<ColorName>): StoryVariant[] =>
  entries(stocks).map(([color, stock]) => ({ sku: `${sku}-${code(color)}`, color, stock }))

/** Every colour in every size; each colour lists its stock in the order of the sizes. */
export const inColorsAndSizes = (sku: string, sizes: string[], stocks: Partial<Record<ColorName, (number | null)[]>>): StoryVariant[] =>
  (Object.entries(stocks) as [ColorName, (number | null)[]][]).flatMap(([color, perSize]) =>
    sizes.map((size, index) => ({
      sku: `${sku}-${code(color)}-${code(size)}`,
      size,
      color,
      stock: perSize[index] ?? null,
    })),
  )
