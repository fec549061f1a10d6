import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useShortcuts } from '#platform/web/command/use-shortcuts.ts'
import type { SearchType } from '#platform/web/domain.ts'
import { saveSearch } from '#platform/web/recent-searches.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { moveBetweenResults } from './move-between-results.ts'
import { RecentSearches } from './recent-searches.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'

/** The page of the one search. The address holds the words and the chosen type. */
export function SearchScreen({ types }: { types: readonly SearchType[] }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const q = params.get('q')?.trim() ?? ''
  const type = types.find((known) => known.type === params.get('type')) ?? null
  const area = useRef<HTMLDivElement>(null)
  // Recent searches are on this device only.
  const isHydrated = useHydrated()
  useShortcuts({ '/': () => area.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus() })

  function search(words: string) {
    if (words !== q) setParams(words === '' ? {} : { q: words, ...(type && { type: type.type }) }, { replace: q !== '' })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the field and the links inside
    <div ref={area} onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => moveBetweenResults(event, area.current)}>
      <h1 className="text-xl font-bold tracking-tight">{t('search.title')}</h1>
      <SearchField
        value={q}
        onSearch={search}
        onSubmit={(words) => {
          saveSearch(words)
          search(words)
        }}
      />
      {q === '' ? (
        isHydrated && <RecentSearches />
      ) : (
        <Results q={q} types={types} type={type} isReady={isHydrated} onOpen={() => saveSearch(q)} />
      )}
    </div>
  )
}
