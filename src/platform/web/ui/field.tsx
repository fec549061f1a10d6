import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'

const BOX =
  'w-full rounded-md border bg-card text-base text-foreground md:text-sm transition placeholder:text-muted-foreground aria-invalid:border-destructive'

export const inputClasses = (extra = '') => classes(BOX, 'min-h-12 border-input px-3', extra)

type Shared = { label: string; error?: string | undefined; hint?: string; optional?: boolean; className?: string }

type FieldProps = Shared & {
  children: (ids: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => React.ReactNode
}

/** Label, control, hint and error, tied together for whoever cannot see them. */
export function Field({ label, error, hint, optional = false, className, children }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-2 font-medium">
        {label}
        {optional && <span className="text-xs font-normal text-muted-foreground">{t('platform.form.optional')}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, error, hint, optional, className, ...rest }: Shared & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} {...(hint && { hint })} {...(optional && { optional })} {...(className && { className })}>
      {(ids) => <input {...rest} {...ids} className={inputClasses()} />}
    </Field>
  )
}

export function TextArea({ label, error, optional, className, ...rest }: Shared & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} {...(optional && { optional })} {...(className && { className })}>
      {(ids) => <textarea rows={3} {...rest} {...ids} className={inputClasses('py-2.5')} />}
    </Field>
  )
}
