import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { value: string; label: string; onSearch: (q: string) => void }

/** Searches within this list on submit; clearing it shows everything again. */
export function SearchBox({ value, label, onSearch }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(value)
  return (
    <search className="w-full sm:w-96">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span className="relative block">
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            value={text}
            placeholder={label}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value === '' && value !== '') onSearch('')
            }}
            className="min-h-12 w-full rounded-full border border-input bg-card ps-5 pe-14 text-base placeholder:text-muted-foreground"
          />
          <button
            type="submit"
            aria-label={t('marketplace.search.submit')}
            className="absolute inset-y-0 end-0 inline-flex w-13 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
          >
            <Search aria-hidden className="size-5" />
          </button>
        </span>
      </form>
    </search>
  )
}
