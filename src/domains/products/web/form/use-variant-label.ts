import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useColorName } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { FormValues, FormVariant } from './values.ts'

/** Labels variants by their options while these are edited. `colorPlace`: of the color among the options; negative: none. */
export function useVariantLabel({ fields: { control } }: OperationForm<FormValues>): {
  labelOf: (variant: FormVariant) => string
  colorPlace: number
} {
  const { t } = useTranslation()
  const colorName = useColorName()
  const options = useWatch({ control, name: 'options' })
  const colorPlace = options.filter(({ values }) => values.length > 0).findIndex(({ key }) => key === 'color')
  return {
    colorPlace,
    labelOf: (variant) =>
      variant.options.map((value, place) => (place === colorPlace ? colorName(value) : value)).join(' · ') ||
      t('products.form.onlyVariant'),
  }
}
