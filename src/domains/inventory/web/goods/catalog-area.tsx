import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

type Props = { title: string; children: (workspaceId: string) => ReactNode }

/** A page about a workspace's products: for its people with the area; the others are told which one is needed. */
export function CatalogArea({ title, children }: Props) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <LoadingPage />
  if (workspace.areas.includes('catalog')) return children(workspace.id)
  const missing = { workspace: workspace.name, area: t('workspaces.area.catalog') }
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <Notice headingLevel="h1" icon={Lock} title={title} text={t('inventory.goods.areaMissing', missing)} />
    </main>
  )
}
