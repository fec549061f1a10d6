import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#platform/shared/permissions.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { useWorkspace } from './queries.ts'

type Props = { permission: Permission; title: string; children: (workspaceId: string) => ReactNode }

/** Renders a workspace page for members with the permission; others see which permission they need. Keys: workspaces.permission.* */
export function RequirePermission({ permission, title, children }: Props) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <LoadingPage />
  if (workspace.permissions.includes(permission)) return children(workspace.id)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={title} hidden />
      <Notice
        headingLevel="h1"
        icon={Lock}
        title={title}
        text={t('workspaces.permissionMissing', { workspace: workspace.name, permission: t(`workspaces.permission.${permission}`) })}
      />
    </main>
  )
}
