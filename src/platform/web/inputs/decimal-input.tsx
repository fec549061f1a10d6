import { type ComponentProps, useState } from 'react'

/** Input that can't be parsed stays a string, so that a rule can reject it. */
export type Typed = number | string | null

export type DecimalFormat = {
  /** Null: not a number. */
  read: (text: string) => number | null
  write: (value: number) => string
}

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { value: Typed; onChange: (value: Typed) => void; format: DecimalFormat }

/** A number as it is typed; written in full when the input loses the focus. It has no label of its own. */
export function DecimalInput({ value, onChange, format, onBlur, ...rest }: Props) {
  const [text, setText] = useState(() => toText(value, format))
  // The value was changed from outside, for example after a conflict: show it instead of the typed text.
  const shown = parseTyped(text, format) === value ? text : toText(value, format)
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(parseTyped(target.value, format))
      }}
      onBlur={(event) => {
        if (typeof value === 'number') setText(format.write(value))
        onBlur?.(event)
      }}
    />
  )
}

export function parseTyped(text: string, { read }: DecimalFormat): Typed {
  return text.trim() === '' ? null : (read(text) ?? text)
}

const toText = (value: Typed, { write }: DecimalFormat) => (typeof value === 'number' ? write(value) : (value ?? ''))
