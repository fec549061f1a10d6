import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WorkspaceView } from '#domains/workspaces/contract.ts'
import { workspacesQuery } from '#domains/workspaces/web/index.ts'
import { textDirection } from '#platform/shared/language.ts'
import { setActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useSource } from '#platform/web/source.ts'
import { MenuContent, MenuSeparator } from '#platform/web/ui/menu-content.tsx'
import { WorkspaceMark } from './workspace-mark.tsx'

const ITEM = 'flex min-h-11 items-center gap-3 rounded-sm px-2.5 text-sm outline-none data-highlighted:bg-muted'

export default function WorkspaceMenu({ active, trigger }: { active: WorkspaceView; trigger: ReactNode }) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const client = useQueryClient()
  const { data = [] } = useQuery(workspacesQuery(useSource()))

  function choose(id: string) {
    setActiveWorkspace(id)
    // Cached answers belong to the previous workspace.
    void client.invalidateQueries()
  }

  return (
    <DropdownMenu.Root defaultOpen dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent align="start" className="w-64">
        <DropdownMenu.Label className="px-2.5 py-1.5 text-xs font-semibold text-muted-foreground">
          {t('app.workspace.yours')}
        </DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={active.id} onValueChange={choose}>
          {data.map(({ id, name, role }) => (
            <DropdownMenu.RadioItem key={id} value={id} className={ITEM}>
              <WorkspaceMark name={name} />
              <span className="min-w-0 grow">
                <span className="block truncate leading-tight">{name}</span>
                <span className="block text-xs text-muted-foreground">{t(`app.workspace.role.${role}`)}</span>
              </span>
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden className="size-4 text-primary" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
        <MenuSeparator />
        <DropdownMenu.Item asChild className={ITEM}>
          <Link to="/settings?tab=workspace">
            <Plus aria-hidden className="size-4" />
            {t('app.workspace.manage')}
          </Link>
        </DropdownMenu.Item>
      </MenuContent>
    </DropdownMenu.Root>
  )
}
