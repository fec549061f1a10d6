import { useTranslation } from 'react-i18next'
import { MAX_CATEGORY_NAME } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { CategoryView } from '../../contract.ts'

export type CategoryValues = { name: string; parentSlug: string }

/** `above`: the platform's categories, as choices for the parent. */
type Props = { form: OperationForm<CategoryValues>; above: readonly CategoryView[] }

/** Name and parent of a category. */
export function CategoryFields({ form, above }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_CATEGORY_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('products.categories.name')}
      />
      <SelectField {...form.field('parentSlug', { required: true })} label={t('products.categories.above')}>
        {above.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
