import { Search } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'

/** Leads to the marketplace with what was typed; works before any script has run. */
export function HeaderSearch({ className }: { className?: string }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Form action="/marketplace" role="search" className={className}>
      <label htmlFor={id} className="sr-only">
        {t('app.nav.search')}
      </label>
      <span className="relative block">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-muted-foreground" />
        <input
          id={id}
          name="q"
          type="search"
          maxLength={200}
          placeholder={t('app.nav.search')}
          className="min-h-11 w-full rounded-full border border-transparent bg-muted ps-10 pe-4 text-sm transition placeholder:text-muted-foreground hover:border-border focus-visible:bg-card"
        />
      </span>
    </Form>
  )
}
