/** How the parts of a bundle are named. This file doesn't import zod, so that screens, documents and mails share it. */
import type { Locale } from '#platform/shared/language.ts'
import type { BundlePart } from './bundles.ts'
import { quantityOf } from './units.ts'

type Named = Pick<BundlePart, 'name' | 'quantity' | 'measure'> & { options: readonly { label: string }[] }

/** `2 × Mug (Sage), 300 g Manchego`: the parts of one bundle. */
export function bundleText(parts: readonly Named[], locale: Locale): string {
  const texts = parts.map(({ name, options, measure, quantity }) => {
    const variant = options.map(({ label }) => label).join(' · ')
    return quantityOf(measure, quantity, variant ? `${name} (\u2068${variant}\u2069)` : name, locale)
  })
  return texts.join(locale.startsWith('ar') ? '، ' : ', ')
}
