import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputClasses } from '../ui/field.tsx'
import { isTyping } from './use-row-keys.ts'

const PAUSE_MS = 350
const MAX_LENGTH = 200

type Props = { label: string; value: string; onChange: (value: string) => void }

/**
 * Searches when the user pauses typing, presses something else or leaves the field: a later change of the address would cancel the link that
 * they followed. `/` focuses the field from anywhere on the page.
 */
export function SearchBox({ label, value, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed for another reason: back, forward, a view.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  // `value` follows only when the page of the new address is shown.
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  const ask = (text: string) => {
    if (text.trim() === asked.current) return
    asked.current = text.trim()
    onChange(asked.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed last is the event
  useEffect(() => {
    const askNow = () => ask(typed)
    const pause = setTimeout(askNow, PAUSE_MS)
    document.addEventListener('pointerdown', askNow, true)
    return () => {
      clearTimeout(pause)
      document.removeEventListener('pointerdown', askNow, true)
    }
  }, [typed])

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      input.current?.select()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])

  return (
    <search className="min-w-0 grow basis-56 sm:max-w-md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask(typed)
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span className="relative block">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted-foreground" />
          <input
            ref={input}
            id={id}
            type="search"
            value={typed}
            maxLength={MAX_LENGTH}
            placeholder={label}
            aria-keyshortcuts="/"
            title={t('platform.table.searchKey')}
            onBlur={() => ask(typed)}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value === '') ask('')
            }}
            className={inputClasses('min-h-11! ps-10 md:min-h-9!')}
          />
        </span>
      </form>
    </search>
  )
}
