import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { FieldRules } from '#platform/web/form/rules.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'

/** Properties of a field that isn't an input of its own: its value and how it is set. */
export function controlled<Value, Values extends FieldValues>(
  form: OperationForm<Values>,
  name: Path<Values>,
  empty: Value,
  rules: FieldRules = {},
) {
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...field } = form.field(name, rules)
  const value = (form.fields.watch(name) ?? empty) as Value
  const onChange = (next: Value) => form.fields.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true })
  return { ...field, value, onChange }
}
