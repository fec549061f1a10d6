/** The marketplace search: a plain form before scripts load, then a combobox (WAI-ARIA) with suggestions, which load on first use. */
import { Search } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigate } from 'react-router'
import { saveSearch } from '#platform/web/recent-searches.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { marketplacePath } from '../list-paths.ts'
import type { Suggestion, SuggestionsProps } from './suggestion.ts'

const loadSuggestions = () => import('./suggestions.tsx')
const Suggestions = lazy<(props: SuggestionsProps) => ReactNode>(() => loadSuggestions().catch(() => ({ default: () => null })))

export type ShopSearchProps = {
  value?: string
  /** `page` is the large search of the marketplace, `header` the small one above every page. */
  look: 'page' | 'header'
  /** Replaces navigation to the marketplace. */
  onSearch?: (q: string) => void
  className?: string
}

const LOOKS = {
  page: 'min-h-12 rounded-full border border-input bg-card ps-5 pe-14 text-base',
  header:
    'min-h-11 rounded-full border border-transparent bg-muted ps-10 pe-4 text-base hover:border-border focus-visible:bg-card md:text-sm',
}

export default function ShopSearch({ value = '', look, onSearch, className = '' }: ShopSearchProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [options, setOptions] = useState<readonly Suggestion[]>([])
  const active = open ? options[at] : undefined

  // What was typed before the script was there.
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed === value) return
    setText(typed)
    setOpen(document.activeElement === input.current)
  }, [value])

  function search(q: string) {
    saveSearch(q)
    setOpen(false)
    if (onSearch) onSearch(q)
    else void navigate(marketplacePath({ q }))
  }

  function pick(option: Suggestion) {
    setAt(-1)
    if (option.run) return option.run()
    setOpen(false)
    if (text.trim()) saveSearch(text.trim())
    if (option.query !== undefined) setText(option.query)
    void navigate(option.href)
  }

  function hear(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { length } = options
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      // The arrow keys cycle through the options and the field itself.
      if (open && length > 0) setAt(event.key === 'ArrowDown' ? ((at + 2) % (length + 1)) - 1 : at === -1 ? length - 1 : at - 1)
    } else if (event.key === 'Escape' && open) {
      setOpen(false)
      setAt(-1)
    } else if (event.key === 'Enter' && active) pick(active)
    else return
    event.preventDefault()
  }

  return (
    <search className={classes('relative', className)}>
      <Form
        action="/marketplace"
        onSubmit={(event) => {
          event.preventDefault()
          search(text.trim())
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('marketplace.search.label')}
        </label>
        {look === 'header' && (
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3.5 z-1 my-auto size-4.5 text-muted-foreground" />
        )}
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          role="combobox"
          autoComplete="off"
          aria-expanded={open && options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.id}`}
          maxLength={200}
          value={text}
          placeholder={t('marketplace.search.placeholder')}
          onFocus={() => void loadSuggestions().catch(() => undefined)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setText(target.value)
            setAt(-1)
            setOpen(true)
            if (target.value === '' && value !== '') onSearch?.('')
          }}
          onKeyDown={hear}
          onBlur={() => setOpen(false)}
          className={classes('w-full transition placeholder:text-muted-foreground', LOOKS[look])}
        />
        {look === 'page' && (
          <button
            type="submit"
            aria-label={t('marketplace.search.submit')}
            className="absolute inset-y-0 end-0 inline-flex w-13 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
          >
            <Search aria-hidden className="size-5" />
          </button>
        )}
      </Form>
      <Suspense fallback={null}>
        {open && <Suggestions id={id} text={text} active={active?.id} options={options} onOptions={setOptions} onPick={pick} />}
      </Suspense>
    </search>
  )
}
