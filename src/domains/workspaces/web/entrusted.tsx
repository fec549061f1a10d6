import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '#platform/shared/areas.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useWorkspace } from './queries.ts'

type Props = { area: Area; title: string; children: (workspaceId: string) => ReactNode }

/** A page about a workspace's business: for its people with the area; the others are told which one is needed. Keys: workspaces.area.* */
export function Entrusted({ area, title, children }: Props) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <LoadingPage />
  if (workspace.areas.includes(area)) return children(workspace.id)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <Notice
        headingLevel="h1"
        icon={Lock}
        title={title}
        text={t('workspaces.areaMissing', { workspace: workspace.name, area: t(`workspaces.area.${area}`) })}
      />
    </main>
  )
}
