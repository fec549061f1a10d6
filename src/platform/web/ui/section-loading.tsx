import { useTranslation } from 'react-i18next'
import { Skeleton } from './skeleton.tsx'

/** What is below a page's frame, while it is loaded. */
export function SectionLoading() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="sr-only">{t('platform.loading')}</span>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
