import { useColorName } from './color.tsx'

/** “Sage · M”; empty for a product with a single variant. */
export function useVariantLabel(): (variant: { size: string | null; color: string | null }) => string {
  const colorName = useColorName()
  return ({ size, color }) => [color && colorName(color), size].filter(Boolean).join(' · ')
}

/** “Linen Shirt (Sage · M)”: lets screen readers tell two variants of one product apart. */
export function useNameWithVariant(): (variant: { name: string; size: string | null; color: string | null }) => string {
  const label = useVariantLabel()
  return (variant) => {
    const form = label(variant)
    return form ? `${variant.name} (${form})` : variant.name
  }
}
