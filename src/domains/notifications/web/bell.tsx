/** The notification bell. Its panel is loaded on first opening. */
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import { BellBadge } from './bell-badge.tsx'
import { summaryQuery } from './queries.ts'
import { useRenewedPush } from './use-renewed-push.ts'

const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(loadPanel)

export function Bell() {
  useRenewedPush()
  const { wanted, opener } = useLazyMenu(loadPanel)
  const closed = <BellButton {...opener} aria-haspopup="dialog" />
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <BellPanel trigger={<BellButton />} />
    </Suspense>
  )
}

function BellButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation()
  const { data } = useQuery(summaryQuery(useSource()))
  const { unread, unseen } = data ?? { unread: 0, unseen: 0 }
  const label = unread === 0 ? t('notifications.title') : t('notifications.bell.unread', { count: unread })
  return (
    <IconButton {...props} label={label}>
      <BellIcon aria-hidden className="size-5" />
      <BellBadge unread={unread} unseen={unseen} />
    </IconButton>
  )
}
