import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { appealsQuery } from '../queries.ts'

const PAGES = [
  { key: 'queue', to: '/admin/moderation' },
  { key: 'appeals', to: '/admin/moderation/appeals' },
  { key: 'log', to: '/admin/moderation/log' },
] as const

/** Keys: moderation.tab.* */
export function ModerationTabs() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(appealsQuery(useSource()))
  return (
    <nav aria-label={t('moderation.title')} className="mb-5 flex scrollbar-none gap-1 overflow-x-auto border-b">
      {PAGES.map(({ key, to }) => (
        <NavLink
          key={key}
          to={to}
          end
          className="relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-3 font-medium whitespace-nowrap text-muted-foreground transition -outline-offset-2! hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-primary"
        >
          {t(`moderation.tab.${key}`)}
          {key === 'appeals' && data && data.total.count > 0 && (
            <span className="rounded-full bg-muted px-2 text-xs font-semibold tabular-nums">{formatNumber(data.total.count, locale)}</span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}
