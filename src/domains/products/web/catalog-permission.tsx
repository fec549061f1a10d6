import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

type Props = { title: string; children: (workspaceId: string) => ReactNode }

/** Shows the page to members with the permission `catalog`, and a notice to others. */
export function CatalogPermission({ title, children }: Props) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <LoadingPage />
  if (workspace.permissions.includes('catalog')) return children(workspace.id)
  const missing = { workspace: workspace.name, permission: t('workspaces.permission.catalog') }
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <Notice headingLevel="h1" icon={Lock} title={title} text={t('products.list.permissionMissing', missing)} />
    </main>
  )
}
