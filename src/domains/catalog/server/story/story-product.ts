import type { ColorName } from '../../colors.ts'

/** One text in every language of Plaza. */
export type Localized = { en: string; es: string; ar: string }

/** A null stock is untracked: always sellable. */
export type StoryVariant = {
  sku: string
  size?: string
  color?: ColorName
  /** Only where it differs from the product's price. */
  priceMinor?: number
  stock: number | null
}

/** `file` is the stem of the picture: the folder holds `<file>-1080.webp` and `<file>-480.webp`. `color` is the one it shows. */
export type StoryPicture = { file: string; alt: Localized; color: ColorName | null }

export type StoryProduct = {
  /** Also the stem of the picture files. */
  slug: string
  category: 'Apparel' | 'Accessories' | 'Tech'
  /** USD cents. */
  priceMinor: number
  /** What its variants cost before they were reduced. */
  compareAtMinor?: number
  name: Localized
  description: Localized
  pictures: StoryPicture[]
  variants: StoryVariant[]
}

export type StoryVendor = { slug: string; name: string; tagline: Localized; products: StoryProduct[] }
