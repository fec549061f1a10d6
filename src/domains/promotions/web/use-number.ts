import type { FieldRules } from '#platform/web/form/rules.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Draft } from './draft.ts'

type NumberName = 'percent' | 'amountMinor' | 'buy' | 'get' | 'minimumMinor' | 'maxUses' | 'maxUsesPerCustomer'

/** Props for a number field. */
export function useNumber(form: OperationForm<Draft>) {
  return (name: NumberName, rules: FieldRules = {}) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, ...rules })
    const onChange = (value: Typed) =>
      form.fields.setValue(name, value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
    return { ...field, value: form.fields.watch(name) ?? null, onChange }
  }
}
