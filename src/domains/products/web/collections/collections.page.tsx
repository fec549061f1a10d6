import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { CollectionsList } from './collections-list.tsx'
import { useWorkspaceCollections } from './collections-scope.ts'

export default function CollectionsPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="catalog" title={t('products.collections.title')}>
      {(id) => <Collections key={id} workspaceId={id} />}
    </RequirePermission>
  )
}

function Collections({ workspaceId }: { workspaceId: string }) {
  return <CollectionsList scope={useWorkspaceCollections(workspaceId)} />
}
