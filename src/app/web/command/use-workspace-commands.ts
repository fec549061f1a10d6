import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight, Plus, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWorkspace, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { setActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { Command } from '#platform/web/command/command.ts'
import { useSource } from '#platform/web/source.ts'

/** Workspace commands: switch, create, invite. */
export function useWorkspaceCommands(): Command[] {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const active = useWorkspace()
  const { data = [] } = useQuery(workspacesQuery(useSource()))
  const toSettings = () => navigate('/settings?tab=workspace')
  return [
    { id: 'create.workspace', group: 'create', title: t('app.command.newWorkspace'), icon: Plus, run: toSettings },
    ...(active && active.role !== 'staff'
      ? [{ id: 'create.invitation', group: 'create', title: t('app.command.invite'), icon: UserPlus, run: toSettings } as const]
      : []),
    ...data
      .filter(({ id }) => id !== active?.id)
      .map(
        ({ id, name }): Command => ({
          id: `act.workspace.${id}`,
          group: 'act',
          title: t('app.command.switch', { name }),
          icon: ArrowLeftRight,
          run() {
            setActiveWorkspace(id)
            // Cached answers belong to the previous workspace.
            return client.invalidateQueries()
          },
        }),
      ),
  ]
}
