import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { checksQuery } from './queries.ts'

/** Warns when an invariant is violated; renders nothing otherwise. */
export function ViolationBanner() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(checksQuery(useSource()))
  const open = data?.violations.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0
  if (open === 0) return null
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-destructive/60 bg-card px-4 py-3"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-destructive" />
      <p className="grow font-medium">{t('accounts.checks.banner', { count: open, shown: formatNumber(open, locale) })}</p>
      <Link to="/admin/checks" className="inline-flex min-h-9 items-center font-medium underline underline-offset-4">
        {t('accounts.checks.look')}
      </Link>
    </div>
  )
}
