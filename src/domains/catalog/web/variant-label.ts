import { useColorName } from './color.tsx'

/** «Sage · M», or nothing when a product comes in one form only. */
export function useVariantLabel(): (variant: { size: string | null; color: string | null }) => string {
  const colorName = useColorName()
  return ({ size, color }) => [color && colorName(color), size].filter(Boolean).join(' · ')
}
