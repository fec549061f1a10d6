import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'

const BOX =
  'w-full rounded-md border bg-card text-base text-foreground md:text-sm transition placeholder:text-muted-foreground aria-invalid:border-destructive'

export const inputClasses = (extra = '') => classes(BOX, 'min-h-12 border-input px-3', extra)

export type Labelled = {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** With `false`, the label says that the field is optional. */
  required?: boolean
  className?: string
}

type FieldProps = Labelled & {
  children: (ids: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode
}

/** Connects label, control, hint and error for screen readers. */
export function Field({ label, error, hint, required, className, children }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-2 font-medium">
        {label}
        {required === false && <span className="text-xs font-normal text-muted-foreground">{t('platform.form.optional')}</span>}
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

export function TextField({ label, error, hint, required, className, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => <input {...rest} {...ids} required={required} className={inputClasses()} />}
    </Field>
  )
}

export function TextArea({ label, error, hint, required, className, ...rest }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => <textarea rows={3} {...rest} {...ids} required={required} className={inputClasses('py-2.5')} />}
    </Field>
  )
}
