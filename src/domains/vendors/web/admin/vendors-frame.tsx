import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { usePendingApplicationCount } from './queries.ts'

type Props = { current: 'vendors' | 'waiting' | 'decided'; children: ReactNode }

/** Layout of the vendor pages with tabs for vendors and applications, and the number of pending ones. */
export function VendorsFrame({ current, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: waiting = 0 } = usePendingApplicationCount()
  const tabs = [
    { key: 'vendors', path: '/admin/vendors', name: t('vendors.admin.all'), count: 0 },
    { key: 'waiting', path: '/admin/vendors/applications', name: t('vendors.admin.waiting'), count: waiting },
    { key: 'decided', path: '/admin/vendors/applications?state=decided', name: t('vendors.admin.decided'), count: 0 },
  ]
  return (
    <>
      <PageHead title={t('vendors.admin.title')} hidden />
      <nav aria-label={t('vendors.admin.title')} className="mb-5">
        <ul className="inline-flex max-w-full flex-wrap gap-1 rounded-md bg-muted p-1">
          {tabs.map(({ key, path, name, count }) => (
            <li key={key}>
              <Link
                to={path}
                aria-current={key === current ? 'page' : undefined}
                className="inline-flex min-h-9 items-center gap-2 rounded-sm px-3 font-medium text-muted-foreground transition hover:text-foreground aria-[current=page]:bg-card aria-[current=page]:text-foreground aria-[current=page]:shadow-sm max-md:min-h-11"
              >
                {name}
                {count > 0 && (
                  <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-primary-foreground tabular-nums">
                    {formatNumber(count, locale)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}
