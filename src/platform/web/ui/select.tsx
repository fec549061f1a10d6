import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Field, inputClasses, type Labelled } from './field.tsx'

/** A styled native select: the best picker on a phone, without a script. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes('relative block', className)}>
      <select {...rest} className={inputClasses('appearance-none pe-10')} />
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted-foreground" />
    </span>
  )
}

export function SelectField({ label, error, hint, required, className, ...rest }: Labelled & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => <Select {...rest} {...ids} required={required} />}
    </Field>
  )
}
