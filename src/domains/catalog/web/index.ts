export { useCategoryName } from './category.ts'
export { Swatch, useColorName } from './color.tsx'
export { productPath } from './product-path.ts'
export { useVariantLabel } from './variant-label.ts'
