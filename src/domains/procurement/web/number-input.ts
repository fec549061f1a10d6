import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'

type Rules = { required?: boolean; whole?: boolean; min?: number; max?: number }

/** Properties of a number or money field of a form. */
export function numberInput<Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>, rules: Rules = {}) {
  const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, ...rules })
  const value = (form.fields.watch(name) ?? null) as Typed
  const onChange = (next: Typed) => form.fields.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true })
  return { ...field, value, onChange }
}

/** The same for a date. */
export function dateInput<Values extends FieldValues>(form: OperationForm<Values>, name: Path<Values>, rules: { required?: boolean } = {}) {
  const { onChange: _, ref: __, ...field } = form.field(name, rules)
  const value = (form.fields.watch(name) ?? '') as string
  const onChange = (next: string) => form.fields.setValue(name, next as PathValue<Values, Path<Values>>, { shouldDirty: true })
  return { ...field, value, onChange }
}

export const numberOf = (typed: Typed): number | null => (typed === null || typed === '' ? null : Number(typed))
