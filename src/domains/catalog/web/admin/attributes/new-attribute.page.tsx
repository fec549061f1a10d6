import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { AttributeLayout } from './attribute-layout.tsx'

const AttributeForm = lazyIsland(() => import('./attribute-form.tsx'))

export default function NewAttributePage() {
  const { t } = useTranslation()
  const go = useNavigate()
  return (
    <AttributeLayout title={t('catalog.attributes.add')}>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <AttributeForm attribute={null} onSaved={() => go('/admin/attributes')} />
      </Suspense>
    </AttributeLayout>
  )
}
