import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'

type Rules = { required?: boolean; whole?: boolean; min?: number; max?: number }

/** Properties of a field that isn't an input of its own: its value and how it is set. */
function controlled<Value, Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>, empty: Value) {
  const value = (form.fields.watch(name) ?? empty) as Value
  const onChange = (next: Value) => form.fields.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true })
  return { value, onChange }
}

export function numberInput<Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>, rules: Rules = {}) {
  const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, ...rules })
  return { ...field, ...controlled<Typed, Values>(form, name, null) }
}

export function dateInput<Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>) {
  const { onChange: _, ref: __, ...field } = form.field(name)
  return { ...field, ...controlled(form, name, '') }
}

export function choiceInput<Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>) {
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...field } = form.field(name)
  return { ...field, ...controlled<Choice[], Values>(form, name, []) }
}

export const chosenOf = (record: { id: string; name: string } | null): Choice[] => (record ? [{ id: record.id, title: record.name }] : [])
