import { useTranslation } from 'react-i18next'
import { CatalogPermission } from '../catalog-permission.tsx'
import { CollectionsList } from './collections-list.tsx'
import { useWorkspaceCollections } from './collections-scope.ts'

export default function CollectionsPage() {
  const { t } = useTranslation()
  return <CatalogPermission title={t('products.collections.title')}>{(id) => <Collections key={id} workspaceId={id} />}</CatalogPermission>
}

function Collections({ workspaceId }: { workspaceId: string }) {
  return <CollectionsList scope={useWorkspaceCollections(workspaceId)} />
}
