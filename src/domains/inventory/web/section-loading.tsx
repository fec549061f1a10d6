import { useTranslation } from 'react-i18next'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** A section of the inventory that is being loaded. */
export function SectionLoading() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="sr-only">{t('platform.loading')}</span>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
