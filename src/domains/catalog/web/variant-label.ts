import type { PersonalValueView, VariantOption } from '../contract.ts'

type WithOptions = { options: readonly Pick<VariantOption, 'label'>[] }

/** “Sage · M”; empty for a product with a single variant. */
export const variantLabel = ({ options }: WithOptions): string => options.map(({ label }) => label).join(' · ')

type Line = WithOptions & { personalization?: readonly Pick<PersonalValueView, 'value'>[] }

/** “Sage · M · Amira”: the variant, and the words it is personalized with. */
export const lineLabel = ({ options, personalization = [] }: Line): string =>
  [...options.map(({ label }) => label), ...personalization.map(({ value }) => value)].filter(Boolean).join(' · ')

/** “Linen Shirt (Sage · M · Amira)”: lets screen readers tell two variants of one product apart, and two engravings of one variant. */
export function nameWithVariant(line: Line & { name: string }): string {
  const label = lineLabel(line)
  return label ? `${line.name} (${label})` : line.name
}
