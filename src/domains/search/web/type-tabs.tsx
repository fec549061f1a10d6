import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SearchType } from '#platform/web/domain.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { FoundGroup } from '../contract.ts'
import { searchPath } from './search-path.ts'

type Props = { q: string; found: readonly { type: SearchType; group: FoundGroup }[]; current: string | null }

const TAB =
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-3 font-medium whitespace-nowrap text-muted-foreground transition -outline-offset-2! hover:text-foreground'
const OPEN = 'text-foreground after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-primary'

/** Links to all matches and to those of each type, with their number. */
export function TypeTabs({ q, found, current }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const tab = (type: string | null, title: string, shown?: string) => (
    <Link
      key={type ?? 'all'}
      to={searchPath(q, type ?? undefined)}
      preventScrollReset
      aria-current={type === current ? 'page' : undefined}
      className={classes(TAB, type === current && OPEN)}
    >
      {title}
      {shown !== undefined && <span className="rounded-full bg-muted px-2 text-xs font-semibold tabular-nums">{shown}</span>}
    </Link>
  )
  return (
    <nav aria-label={t('search.types')} className="flex scrollbar-none gap-1 overflow-x-auto border-b">
      {tab(null, t('search.everything'))}
      {found.map(({ type: { type, label }, group: { total } }) =>
        tab(type, t(label), formatNumber(total.count, locale) + (total.exact ? '' : '+')),
      )}
    </nav>
  )
}
