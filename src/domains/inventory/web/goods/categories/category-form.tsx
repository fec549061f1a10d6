import { useTranslation } from 'react-i18next'
import type { OwnCategoryView } from '#domains/catalog/contract.ts'
import { MAX_CATEGORY_NAME } from '#domains/catalog/web/index.ts'
import { codeOf, failureText } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Operation } from '#platform/web/operation.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'

type Written = { name: string; parentSlug: string }
type Props<Input> = {
  /** The platform's: one of them stands above. */
  above: readonly OwnCategoryView[]
  defaults: Written
  operation: Operation<Input, unknown>
  input: (values: Written) => Input
  submit: string
  done: string
  onDone?: () => void
}

/** Name and place of a category. That one of the name is there already is a toast (spec §5). */
export function CategoryForm<Input>({ above, defaults, operation, input, submit, done, onDone }: Props<Input>) {
  const { t } = useTranslation()
  const form = useOperationForm<Written, Input, unknown>({
    ...{ defaults, operation, words: 'inventory', marks: { CATEGORY_EXISTS: 'name', CATEGORY_GONE: 'parentSlug' } },
    input: (values) => input({ ...values, name: values.name.trim() }),
    onDone(_reply, values) {
      toast({ title: done })
      form.restart({ ...defaults, parentSlug: values.parentSlug })
      onDone?.()
    },
    onFailed(error) {
      if (codeOf(error) === 'CATEGORY_EXISTS') toast({ title: failureText(t, error, 'inventory'), variant: 'destructive' })
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_CATEGORY_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('inventory.categories.name')}
      />
      <SelectField {...form.field('parentSlug', { required: true })} label={t('inventory.categories.above')}>
        {above.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormEnd form={form} submit={submit} />
    </Form>
  )
}
