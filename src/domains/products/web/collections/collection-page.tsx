import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CollectionView } from '#domains/catalog/contract.ts'
import { errorCode } from '#platform/web/failure.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { PRODUCTS } from '../paths.ts'
import { CollectionsFrame } from './collections-frame.tsx'
import { type CollectionsScope, collectionQuery } from './collections-scope.ts'
import { PublishedBadge } from './published-badge.tsx'

const CollectionForm = lazyIsland(() => import('./collection-form.tsx'))
const RemoveCollection = lazyPart(() => import('./remove-collection.tsx'))

/** Page of one collection, or the form of a new one. */
export function CollectionPage({ scope, collectionId }: { scope: CollectionsScope; collectionId: string }) {
  return collectionId === 'new' ? <NewCollection scope={scope} /> : <EditCollection scope={scope} collectionId={collectionId} />
}

function useCrumbs({ whole, home }: CollectionsScope) {
  const { t } = useTranslation()
  const own = { label: t('products.collections.title'), to: home }
  return whole === 'workspace' ? [{ label: t('products.list.title'), to: PRODUCTS }, own] : [own]
}

function NewCollection({ scope }: { scope: CollectionsScope }) {
  const { t } = useTranslation()
  const go = useNavigate()
  return (
    <CollectionsFrame scope={scope} title={t('products.collections.add')} crumbs={useCrumbs(scope)}>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <CollectionForm
          scope={scope}
          collection={null}
          onDone={({ id }) => {
            toast({ title: t('products.collections.added') })
            return go(`${scope.home}/${id}`, { replace: true })
          }}
        />
      </Suspense>
    </CollectionsFrame>
  )
}

function EditCollection({ scope, collectionId }: { scope: CollectionsScope; collectionId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const crumbs = useCrumbs(scope)
  const { data, error, isPending, isLoadingError, refetch } = useQuery(collectionQuery(scope, collectionId))
  if (isLoadingError && errorCode(error) === 'NOT_FOUND') return <NotFound />
  const name = data ? data.name[language] || data.name.en : t('products.collections.title')
  return (
    <CollectionsFrame
      scope={scope}
      title={name}
      crumbs={crumbs}
      badges={data && <PublishedBadge published={data.published} />}
      actions={data && <Actions scope={scope} collection={data} name={name} />}
    >
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('products.collections.failed')} onRetry={() => void refetch()} />}
      {data && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <CollectionForm scope={scope} collection={data} onDone={() => toast({ title: t('products.collections.saved') })} />
        </Suspense>
      )}
    </CollectionsFrame>
  )
}

function Actions({
  scope,
  collection: { id, slug, published },
  name,
}: {
  scope: CollectionsScope
  collection: CollectionView
  name: string
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      {published && (
        <ButtonLink to={`/collections/${slug}`} look="secondary">
          <ExternalLink aria-hidden className="size-4.5" />
          {t('products.collections.view')}
        </ButtonLink>
      )}
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('products.collections.delete')}
      </Button>
      {asking && <RemoveCollection scope={scope} id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
