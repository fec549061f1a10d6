import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { FieldRules } from '#platform/web/form/rules.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'

type Props<Values extends FieldValues> = {
  form: OperationForm<Values>
  name: Path<Values>
  label: string
  hint?: string
  rules: Pick<FieldRules, 'min' | 'max'>
}

/** Whole units in a form. */
export function UnitsField<Values extends FieldValues>({ form, name, label, hint, rules }: Props<Values>) {
  const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, whole: true, required: true, ...rules })
  return (
    <NumberField
      {...field}
      label={label}
      hint={hint}
      value={form.fields.watch(name) as Typed}
      onChange={(value) =>
        form.fields.setValue(name, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldValidate: form.fields.formState.isSubmitted,
        })
      }
    />
  )
}
