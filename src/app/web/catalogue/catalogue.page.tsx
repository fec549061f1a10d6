/** `/dev/ui`: every component of the design system in its states, for developers and tests. */
import { Suspense, useEffect, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { LANGUAGES } from '#platform/shared/language.ts'
import { DEFAULT_THEME, PALETTES } from '#platform/shared/theme.ts'
import { loadOtherTranslations } from '#platform/web/i18n/browser.ts'
import { PARTS } from './parts.ts'
import { Toolbar } from './toolbar.tsx'

export default function CataloguePage() {
  const { part: name } = useParams()
  const [search] = useSearchParams()
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => void loadOtherTranslations().then(() => setHasTexts(true)), [])
  // Components of the signed-in area are never rendered on the server, and their texts are not those of public pages.
  if (!hasTexts) return null
  const part = PARTS.find((candidate) => candidate.name === name)
  if (part && search.has('bare')) return <Bare part={part} theme={search.get('theme')} />
  return (
    <div lang="en" dir="ltr" className="flex h-dvh flex-col">
      <title>{part ? `${part.title} · Catalogue` : 'Catalogue'}</title>
      <Toolbar languages={LANGUAGES} palettes={PALETTES} />
      <div className="flex min-h-0 grow">
        <Contents current={name} search={search.toString()} />
        <main className="min-w-0 grow overflow-auto bg-muted/40 p-4">
          {part ? <Window name={part.name} search={search} /> : <Index search={search.toString()} />}
        </main>
      </div>
    </div>
  )
}

type Part = (typeof PARTS)[number]

/** Shows the component alone, for screen readers, screenshots and tests. */
function Bare({ part: { title, Page }, theme }: { part: Part; theme: string | null }) {
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <main id="content" className="mx-auto max-w-6xl px-4 py-6 sm:px-8">
      <title>{title}</title>
      <h1 lang="en" dir="ltr" className="text-lg font-bold">
        {title}
      </h1>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </main>
  )
}

/** An iframe, so that media queries see the narrow width too. */
function Window({ name, search }: { name: string; search: URLSearchParams }) {
  const inner = new URLSearchParams({
    bare: 'yes',
    theme: search.get('theme') ?? DEFAULT_THEME.palette,
    lng: search.get('language') ?? 'en',
  })
  const width = search.get('width')
  return (
    <iframe
      key={inner.toString()}
      title={name}
      src={`/dev/ui/${name}?${inner}`}
      style={{ width: width ? `${width}px` : '100%' }}
      className="mx-auto block h-full rounded-lg border bg-background shadow-md"
    />
  )
}

function Contents({ current, search }: { current: string | undefined; search: string }) {
  return (
    <nav aria-label="Parts" className="w-56 shrink-0 overflow-y-auto border-e bg-card p-3 max-md:hidden">
      {[...Map.groupBy(PARTS, ({ group }) => group)].map(([group, parts]) => (
        <section key={group} className="mb-4">
          <h2 className="px-3 py-1 text-xs font-semibold text-muted-foreground">{group}</h2>
          {parts.map(({ name, title }) => (
            <Link
              key={name}
              to={{ pathname: `/dev/ui/${name}`, search }}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-sm px-3 hover:bg-muted aria-[current=page]:bg-accent aria-[current=page]:font-semibold"
            >
              {title}
            </Link>
          ))}
        </section>
      ))}
    </nav>
  )
}

function Index({ search }: { search: string }) {
  return (
    <div className="mx-auto max-w-4xl py-6">
      <h1 className="text-xl font-bold">The parts of Plaza</h1>
      <p className="mt-2 max-w-prose text-muted-foreground">
        Each in all its states, in three languages, in every palette, wide and narrow. {PARTS.length} pages.
      </p>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
        {PARTS.map(({ name, title, group }) => (
          <li key={name}>
            <Link
              to={{ pathname: `/dev/ui/${name}`, search }}
              className="block rounded-lg border bg-card p-4 transition hover:border-input hover:shadow-md"
            >
              <span className="block font-semibold">{title}</span>
              <span className="text-xs text-muted-foreground">{group}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
