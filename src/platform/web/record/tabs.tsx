import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'

export type RecordTab = { key: string; title: string; count?: number; content: ReactNode }

/** Tabs with the related lists of a record. The open tab is in the address; the first one is the default. */
export function RecordTabs({ tabs, param = 'tab' }: { tabs: readonly RecordTab[]; param?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search] = useSearchParams()
  const current = tabs.find(({ key }) => key === search.get(param)) ?? tabs[0]
  const linkTo = (key: string) => {
    const next = new URLSearchParams(search)
    if (key === tabs[0]?.key) next.delete(param)
    else next.set(param, key)
    return `?${next}`
  }
  return (
    <div>
      <nav aria-label={t('platform.record.sections')} className="border-b">
        <ul className="flex scrollbar-none gap-1 overflow-x-auto">
          {tabs.map(({ key, title, count }) => (
            <li key={key} className="shrink-0">
              <Link
                to={linkTo(key)}
                preventScrollReset
                aria-current={key === current?.key ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted-foreground -outline-offset-2 transition hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground"
              >
                {title}
                {count !== undefined && (
                  <span className="rounded-full bg-muted px-2 py-0.5 text-xs tabular-nums">{formatNumber(count, locale)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-5">{current?.content}</div>
    </div>
  )
}
