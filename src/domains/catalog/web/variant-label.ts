import { useColorName } from './color.tsx'

/** «Sage · M», or nothing when a product comes in one form only. */
export function useVariantLabel(): (variant: { size: string | null; color: string | null }) => string {
  const colorName = useColorName()
  return ({ size, color }) => [color && colorName(color), size].filter(Boolean).join(' · ')
}

/** «Linen Shirt (Sage · M)»: for those who hear a screen, where two forms of one product stand below each other. */
export function useNameWithForm(): (variant: { name: string; size: string | null; color: string | null }) => string {
  const label = useVariantLabel()
  return (variant) => {
    const form = label(variant)
    return form ? `${variant.name} (${form})` : variant.name
  }
}
