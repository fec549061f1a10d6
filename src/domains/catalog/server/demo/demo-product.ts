import type { ColorName } from '../../colors.ts'
import type { Measure, MeasuredUnit, ProductKind } from '../../contract.ts'

/** One text in every language of Plaza. */
export type Localized = { en: string; es: string; ar: string }

/** `stock` is null for an untracked variant, which can always be sold. */
export type DemoVariant = {
  sku: string
  size?: string
  color?: ColorName
  /** Set only if it differs from the product's price. */
  priceMinor?: number
  stock: number | null
}

/** `file` is the name without width: the folder has `<file>-1080.webp` and `<file>-480.webp`. `color`: the variant color it shows. */
export type DemoPicture = { file: string; alt: Localized; color: ColorName | null }

export type DemoProduct = {
  /** Also the beginning of the picture file names. */
  slug: string
  category: 'Apparel' | 'Accessories' | 'Tech'
  /** In USD cents. */
  priceMinor: number
  /** Compare-at price of its variants, in USD cents. */
  compareAtMinor?: number
  name: Localized
  description: Localized
  pictures: DemoPicture[]
  /** Left out: goods. */
  kind?: ProductKind
  /** Working days until a product made to order ships. */
  leadDays?: number
  /** Names of the files in `demo/files` that a buyer downloads. */
  files?: string[]
  /** License keys of the first variant, which has one unit of stock for each. */
  licenseKeys?: string[]
  /** Left out: sold by the piece. */
  measure?: Measure
  /** Net content of each variant, in thousandths of the unit. */
  contentUnit?: MeasuredUnit
  content?: number
  /** SKUs of the vendor's products before it, with their units: its only variant is a bundle of them. */
  bundleParts?: Readonly<Record<string, number>>
  variants: DemoVariant[]
}

export type DemoVendor = { slug: string; name: string; tagline: Localized; products: DemoProduct[] }
