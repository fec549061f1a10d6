import type { VariantOption } from '../contract.ts'

type WithOptions = { options: readonly Pick<VariantOption, 'label'>[] }

/** “Sage · M”; empty for a product with a single variant. */
export const variantLabel = ({ options }: WithOptions): string => options.map(({ label }) => label).join(' · ')

/** “Linen Shirt (Sage · M)”: lets screen readers tell two variants of one product apart. */
export function nameWithVariant(variant: WithOptions & { name: string }): string {
  const label = variantLabel(variant)
  return label ? `${variant.name} (${label})` : variant.name
}
