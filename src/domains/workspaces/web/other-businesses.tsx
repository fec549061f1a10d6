import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { workspacesQuery } from './queries.ts'
import { useSwitchWorkspace } from './use-switch-workspace.ts'

const MAX_SHOWN = 3

/** The user's businesses except the current one. */
export function useOtherBusinesses() {
  const active = useActiveWorkspace()
  const { data: mine = [] } = useQuery(workspacesQuery(useSource()))
  return mine.filter(({ id, kind }) => id !== active && kind !== 'personal')
}

/** Buttons that switch to the user's other businesses, for pages where the current one has nothing to show. */
export function OtherBusinesses() {
  const { t } = useTranslation()
  const switchWorkspace = useSwitchWorkspace()
  return useOtherBusinesses()
    .slice(0, MAX_SHOWN)
    .map(({ id, name }) => (
      <Button key={id} look="secondary" onClick={() => void switchWorkspace(id)}>
        {t('workspaces.switchTo', { name })}
      </Button>
    ))
}
