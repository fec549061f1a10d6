import { useTranslation } from 'react-i18next'
import { CatalogPermission } from '../catalog-permission.tsx'
import type { Route } from './+types/collection.page.ts'
import { CollectionPage } from './collection-page.tsx'
import { useWorkspaceCollections } from './collections-scope.ts'

export default function OwnCollectionPage({ params: { collectionId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CatalogPermission title={t('products.collections.title')}>
      {(id) => <Collection key={`${id} ${collectionId}`} workspaceId={id} collectionId={collectionId} />}
    </CatalogPermission>
  )
}

function Collection({ workspaceId, collectionId }: { workspaceId: string; collectionId: string }) {
  return <CollectionPage scope={useWorkspaceCollections(workspaceId)} collectionId={collectionId} />
}
