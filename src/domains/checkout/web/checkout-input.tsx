import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import type { CheckoutForm } from './form-values.ts'
import { useRules } from './rules.ts'

type Own = { name: keyof CheckoutForm; label: string }

/** A field of this form: its rules, its error in words, its label. What is not required says that it is optional. */
export function CheckoutInput({
  name,
  label,
  required = false,
  maxLength,
  ...rest
}: Own & { hint?: string } & Omit<ComponentProps<'input'>, 'name'>) {
  const { register, formState } = useFormContext<CheckoutForm>()
  const rules = useRules(name, required, maxLength)
  return (
    <TextField
      {...rest}
      {...register(name, rules)}
      aria-required={required}
      label={label}
      error={formState.errors[name]?.message}
      {...(!required && { optional: true })}
    />
  )
}

export function CheckoutTextArea({ name, label, maxLength, ...rest }: Own & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { register, formState } = useFormContext<CheckoutForm>()
  const rules = useRules(name, false, maxLength)
  return <TextArea {...rest} {...register(name, rules)} label={label} error={formState.errors[name]?.message} optional />
}
