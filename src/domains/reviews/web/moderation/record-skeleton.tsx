import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Shown while the record's script loads. */
export function RecordSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('reviews.moderation.title')} hidden />
      <Skeleton className="mt-4 h-96 rounded-lg" />
    </>
  )
}
