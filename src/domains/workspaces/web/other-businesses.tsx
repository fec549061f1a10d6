import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useGoOnIn } from './go-on-in.ts'
import { workspacesQuery } from './queries.ts'

const MOST = 3

/** My businesses but the one of this tab. */
export function useOtherBusinesses() {
  const active = useActiveWorkspace()
  const { data: mine = [] } = useQuery(workspacesQuery(useSource()))
  return mine.filter(({ id, kind }) => id !== active && kind !== 'personal')
}

/** Where this one has nothing of what somebody looks for, the others are one press away. */
export function OtherBusinesses() {
  const { t } = useTranslation()
  const goOnIn = useGoOnIn()
  return useOtherBusinesses()
    .slice(0, MOST)
    .map(({ id, name }) => (
      <Button key={id} look="secondary" onClick={() => void goOnIn(id)}>
        {t('workspaces.goOnIn', { name })}
      </Button>
    ))
}
