export { Swatch, useColorName } from './color.tsx'
export { useCategoryName } from './category.ts'
export { productPath } from './product-path.ts'
export { useVariantLabel } from './variant-label.ts'
