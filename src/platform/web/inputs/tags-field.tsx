import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type Labelled } from '../ui/field.tsx'
import { withTags } from './tags.ts'

type Props = Labelled & {
  value: readonly string[]
  onChange: (value: string[]) => void
  maxLength?: number | undefined
  most?: number | undefined
  placeholder?: string
}

/** Free tags: Enter, a comma or pasting adds; Backspace in the empty field removes the last one. */
export function TagsField({ value, onChange, maxLength = 60, most, placeholder, label, ...labelled }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add(text: string) {
    const next = withTags(value, text, { maxLength, most })
    setTyped('')
    if (next.length === value.length) return
    setSaid(t('platform.tags.added', { tag: next.slice(value.length).join(', ') }))
    onChange(next)
  }

  function remove(tag: string) {
    setSaid(t('platform.tags.removed', { tag }))
    onChange(value.filter((other) => other !== tag))
    input.current?.focus()
  }

  function hear(event: KeyboardEvent) {
    const last = value.at(-1)
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',' || event.key === '،') && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }

  return (
    <Field {...labelled} label={label}>
      {(ids) => (
        <>
          <span className="flex min-h-12 w-full flex-wrap items-center gap-1.5 rounded-md border border-input bg-card px-2 py-1.5 has-aria-invalid:border-destructive has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring">
            {value.map((tag) => (
              <span key={tag} className="inline-flex max-w-full items-center rounded-sm bg-muted ps-2.5 text-sm">
                <bdi className="truncate">{tag}</bdi>
                <button
                  type="button"
                  aria-label={t('platform.tags.remove', { tag })}
                  onClick={() => remove(tag)}
                  className="inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </span>
            ))}
            <input
              {...ids}
              ref={input}
              dir="auto"
              value={typed}
              maxLength={maxLength}
              placeholder={value.length === 0 ? placeholder : undefined}
              disabled={most !== undefined && value.length >= most}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={hear}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text')
                if (!/[,،;\n\t]/.test(text)) return
                event.preventDefault()
                add(text)
              }}
              onBlur={() => typed.trim() !== '' && add(typed)}
              className="h-8 w-24 min-w-24 grow bg-transparent px-1 text-base outline-none placeholder:text-muted-foreground md:text-sm"
            />
          </span>
          <span role="status" className="sr-only">
            {said}
          </span>
        </>
      )}
    </Field>
  )
}
