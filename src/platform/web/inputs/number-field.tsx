import { type ReactNode, useState } from 'react'
import { minorUnitDigits, parseAmount } from '#platform/shared/money.ts'
import { Field, inputClasses, type Labelled } from '../ui/field.tsx'
import { parseNumber } from './parse-number.ts'

/** Input that can't be parsed stays a string, so that a rule can reject it. */
export type Typed = number | string | null

type Props = Labelled & {
  value: Typed
  onChange: (value: Typed) => void
  name?: string
  /** The unit: `kg`, `days`. */
  unit?: ReactNode
  placeholder?: string
  disabled?: boolean
}

export function NumberField({ value, onChange, unit, ...rest }: Props) {
  const write = (number: number) => String(number)
  return <Decimal {...rest} value={value} onChange={onChange} read={parseNumber} write={write} unit={unit} />
}

/** An amount in minor units, entered as a decimal: `12.50`. */
export function MoneyField({ currency, ...rest }: Props & { currency: string }) {
  const digits = minorUnitDigits(currency)
  const write = (minor: number) => (minor / 10 ** digits).toFixed(digits)
  return (
    <Decimal
      {...rest}
      read={(text) => parseAmount(text.replace(/[\s,](?=\d{3}\b)/g, ''), currency)}
      write={write}
      unit={rest.unit ?? currency}
    />
  )
}

type DecimalProps = Props & { read: (text: string) => number | null; write: (value: number) => string }

function Decimal({ label, error, hint, required, className, value, onChange, unit, read, write, ...rest }: DecimalProps) {
  const [text, setText] = useState(() => toText(value, write))
  // The value was changed from outside, for example after a conflict: show it instead of the typed text.
  const shown = parseText(text, read) === value ? text : toText(value, write)
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => (
        <span dir="ltr" className="relative block">
          <input
            {...rest}
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required={required}
            value={shown}
            onChange={({ target }) => {
              setText(target.value)
              onChange(parseText(target.value, read))
            }}
            onBlur={() => typeof value === 'number' && setText(write(value))}
            className={inputClasses('tabular-nums')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-xs text-muted-foreground">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

const toText = (value: Typed, write: (value: number) => string) => (typeof value === 'number' ? write(value) : (value ?? ''))

function parseText(text: string, read: (text: string) => number | null): Typed {
  return text.trim() === '' ? null : (read(text) ?? text)
}
