import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/edit-attribute.page.ts'
import { AttributeLayout } from './attribute-layout.tsx'
import { managedAttributesQuery } from './operations.ts'

const AttributeForm = lazyIsland(() => import('./attribute-form.tsx'))

export default function EditAttributePage({ params: { key } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isLoadingError, refetch } = useQuery(managedAttributesQuery(useSource()))
  const attribute = data?.find((each) => each.key === key)
  if (data && !attribute) return <MissingRecord />
  return (
    <AttributeLayout title={attribute ? attribute.names[language] || attribute.names.en : t('catalog.attributes.title')}>
      {isLoadingError && <FailedNotice text={t('catalog.attributes.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-96 rounded-lg" />}
      {attribute && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <AttributeForm key={key} attribute={attribute} />
        </Suspense>
      )}
    </AttributeLayout>
  )
}
