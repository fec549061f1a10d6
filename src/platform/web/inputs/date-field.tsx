import type { ComponentProps } from 'react'
import { fromWallTime, toWallTime } from '../i18n/time-zone.ts'
import { Field, inputClasses, type Labelled } from '../ui/field.tsx'

type Props = Labelled & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & { value: string; onChange: (day: string) => void }

/** A plain day `2026-11-21`, with the system's date picker: the best one on a phone, Gregorian, and familiar to keyboard users. */
export function DateField({ label, error, hint, required, className, value, onChange, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          type="date"
          required={required}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={inputClasses('appearance-none tabular-nums')}
        />
      )}
    </Field>
  )
}

/** A date and time, entered in local time. The value is in UTC, as the contract needs it: `2026-11-21T15:00:00.000Z`. */
export function MomentField({ label, error, hint, required, className, value, onChange, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => (
        <input
          {...rest}
          {...ids}
          type="datetime-local"
          required={required}
          value={toLocalInput(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : fromWallTime(target.value).toISOString())}
          className={inputClasses('appearance-none tabular-nums')}
        />
      )}
    </Field>
  )
}

const toLocalInput = (iso: string) => (iso === '' ? '' : toWallTime(new Date(iso)).slice(0, 16))
