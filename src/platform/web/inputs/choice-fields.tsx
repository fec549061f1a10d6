import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Labelled } from '../ui/field.tsx'

export type Option<Value extends string = string> = { value: Value; label: string; hint?: ReactNode; disabled?: boolean }

type Props<Value extends string> = Labelled & { options: readonly Option<Value>[]; name?: string }

const LINE = 'flex min-h-11 cursor-pointer gap-3 px-4 py-3 has-checked:bg-muted/60 has-disabled:cursor-not-allowed has-disabled:opacity-60'

/** Radio buttons, each with a hint. */
export function RadioField<Value extends string>({
  options,
  value,
  onChange,
  name,
  ...labelled
}: Props<Value> & { value: Value | null; onChange: (value: Value) => void }) {
  const own = useId()
  return (
    <Group {...labelled}>
      {(invalid) =>
        options.map((option) => (
          <Line
            key={option.value}
            option={option}
            invalid={invalid}
            type="radio"
            name={name ?? own}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))
      }
    </Group>
  )
}

/** Checkboxes: any number of options. */
export function CheckField<Value extends string>({
  options,
  value,
  onChange,
  name,
  ...labelled
}: Props<Value> & { value: readonly Value[]; onChange: (value: Value[]) => void }) {
  return (
    <Group {...labelled}>
      {(invalid) =>
        options.map((option) => (
          <Line
            key={option.value}
            option={option}
            invalid={invalid}
            name={name}
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={(checked) => onChange(checked ? [...value, option.value] : value.filter((other) => other !== option.value))}
          />
        ))
      }
    </Group>
  )
}

type LineProps = {
  type: 'radio' | 'checkbox'
  option: Option
  name: string | undefined
  checked: boolean
  invalid: boolean
  onChange: (checked: boolean) => void
}

function Line({ type, option: { value, label, hint, disabled }, name, checked, invalid, onChange }: LineProps) {
  return (
    <label className={LINE}>
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-invalid={invalid}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-xs text-muted-foreground">{hint}</span>}
      </span>
    </label>
  )
}

function Group({ label, error, hint, required, className, children }: Labelled & { children: (invalid: boolean) => ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={className} aria-describedby={described || undefined}>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 font-medium">
        {label}
        {required === false && <span className="text-xs font-normal text-muted-foreground">{t('platform.form.optional')}</span>}
      </legend>
      <div className="divide-y overflow-hidden rounded-md border">{children(Boolean(error))}</div>
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
    </fieldset>
  )
}
