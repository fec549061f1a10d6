import type { ReactNode } from 'react'
import { minorUnitDigits, parseAmount } from '#platform/shared/money.ts'
import { Field, inputClasses, type Labelled } from '../ui/field.tsx'
import { type DecimalFormat, DecimalInput, type Typed } from './decimal-input.tsx'
import { parseNumber } from './parse-number.ts'

export type { Typed } from './decimal-input.tsx'

type Props = Labelled & {
  value: Typed
  onChange: (value: Typed) => void
  name?: string
  /** The unit: `kg`, `days`. */
  unit?: ReactNode
  placeholder?: string
  disabled?: boolean
}

export const NUMBER: DecimalFormat = { read: parseNumber, write: String }

/** Amounts in minor units, entered as decimals: `12.50`. */
export function amountFormat(currency: string): DecimalFormat {
  const digits = minorUnitDigits(currency)
  return {
    read: (text) => parseAmount(text.replace(/[\s,](?=\d{3}\b)/g, ''), currency),
    write: (minor) => (minor / 10 ** digits).toFixed(digits),
  }
}

export function NumberField(props: Props) {
  return <Decimal {...props} format={NUMBER} />
}

export function MoneyField({ currency, ...rest }: Props & { currency: string }) {
  return <Decimal {...rest} format={amountFormat(currency)} unit={rest.unit ?? currency} />
}

function Decimal({ label, error, hint, required, className, unit, ...rest }: Props & { format: DecimalFormat }) {
  return (
    <Field label={label} error={error} hint={hint} required={required} className={className}>
      {(ids) => (
        <span dir="ltr" className="relative block">
          <DecimalInput {...rest} {...ids} required={required} className={inputClasses('tabular-nums')} />
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
