import type { ProductOption } from '../contract.ts'

type Form = { color?: string | null | undefined; size?: string | null | undefined }

/** The options of variants that differ in color and size only, as demo data and fixtures write them. */
export function colorAndSize<Variant extends Form>(
  variants: readonly Variant[],
): { options: ProductOption[]; variants: (Omit<Variant, 'color' | 'size'> & { options: string[] })[] } {
  const keys = (['color', 'size'] as const).filter((key) => variants.some((variant) => variant[key]))
  return {
    options: keys.map((key) => ({
      key,
      names: {},
      values: [...new Set(variants.flatMap((variant) => variant[key] ?? []))].map((value) => ({ value })),
    })),
    variants: variants.map((variant) => {
      const { color: _, size: __, ...rest } = variant
      return { ...rest, options: keys.map((key) => variant[key] ?? '–') }
    }),
  }
}
