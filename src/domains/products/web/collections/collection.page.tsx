import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import type { Route } from './+types/collection.page.ts'
import { CollectionPage } from './collection-page.tsx'
import { useWorkspaceCollections } from './collections-scope.ts'

export default function OwnCollectionPage({ params: { collectionId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.collections.title')}>
      {(id) => <Collection key={`${id} ${collectionId}`} workspaceId={id} collectionId={collectionId} />}
    </RequirePermission>
  )
}

function Collection({ workspaceId, collectionId }: { workspaceId: string; collectionId: string }) {
  return <CollectionPage scope={useWorkspaceCollections(workspaceId)} collectionId={collectionId} />
}
