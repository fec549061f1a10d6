import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { PageSummary } from '../../contract.ts'

/** Whether the page is published, and whether its draft says something else. */
export function PageBadges({ page: { published, changed } }: { page: PageSummary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <>
      {published ? (
        <Badge tone="success">{t('pages.admin.publishedAs', { number: formatNumber(published.version, locale) })}</Badge>
      ) : (
        <Badge>{t('pages.admin.notPublished')}</Badge>
      )}
      {changed && <Badge tone="warning">{t('pages.admin.changed')}</Badge>}
    </>
  )
}
