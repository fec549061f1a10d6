import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGoOnIn, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'

/** This business does not sell, or its finances are somebody else's matter: the others are one press away. */
export function Refused({ trustMissing }: { trustMissing: boolean }) {
  const { t } = useTranslation()
  const active = useActiveWorkspace()
  const goOnIn = useGoOnIn()
  const { data: mine = [] } = useQuery(workspacesQuery(useSource()))
  const others = mine.filter(({ id, kind }) => id !== active && kind !== 'personal')
  const [title, text] = trustMissing
    ? [t('finance.trustMissing'), t('finance.trustMissingText')]
    : [t('finance.notSelling'), others.length > 0 ? t('finance.notSellingText') : t('finance.noBusinessText')]
  return (
    <Notice icon={Store} title={title} text={text}>
      {others.map(({ id, name }) => (
        <Button key={id} look="secondary" onClick={() => void goOnIn(id)}>
          {t('finance.goOnIn', { name })}
        </Button>
      ))}
    </Notice>
  )
}
