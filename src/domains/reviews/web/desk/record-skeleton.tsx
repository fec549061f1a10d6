import { useTranslation } from 'react-i18next'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** While the record's own file is on its way. */
export function RecordSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('reviews.desk.title')} hidden />
      <Skeleton className="mt-4 h-96 rounded-lg" />
    </>
  )
}
