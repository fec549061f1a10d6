import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useDebounced } from '#platform/web/use-debounced.ts'
import { MAX_QUERY } from '../contract/limits.ts'

/** Pause between keystrokes before the address changes. */
const PAUSE_MS = 250

type Props = { value: string; onSearch: (q: string) => void; onSubmit: (q: string) => void }

/** A plain form before scripts load; then it searches while somebody types. */
export function SearchField({ value, onSearch, onSubmit }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const typed = useRef(value)
  const settled = useDebounced(text.trim(), PAUSE_MS)

  // Back, or a recent search, has changed the address.
  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    setText(value)
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing searches, not a new function
  useEffect(() => {
    if (settled !== text.trim() || settled === typed.current) return
    typed.current = settled
    onSearch(settled)
  }, [settled])

  return (
    <search className="relative mt-4 block max-w-2xl">
      <Form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          typed.current = text.trim()
          onSubmit(text.trim())
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('search.field')}
        </label>
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-muted-foreground" />
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_QUERY}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={t('search.placeholder')}
          className="min-h-12 w-full rounded-full border border-input bg-card ps-12 pe-12 text-base transition placeholder:text-muted-foreground [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
            className="absolute inset-y-0 end-1 my-auto inline-flex size-11 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </Form>
    </search>
  )
}
