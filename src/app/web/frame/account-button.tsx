/** The avatar that opens the account menu. */
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'

const loadMenu = () => import('./account-menu-items.tsx')
const AccountMenu = lazy(loadMenu)

export function AccountButton({ me }: { me: MeView }) {
  const { wanted, opener } = useLazyMenu(loadMenu)
  const closed = <Trigger me={me} {...opener} />
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <AccountMenu me={me} trigger={<Trigger me={me} />} />
    </Suspense>
  )
}

function Trigger({ me, ...rest }: { me: MeView } & ComponentProps<'button'>) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      aria-label={t('app.menu.account', { name: me.name })}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:brightness-95"
    >
      <Avatar name={me.username} picture={me.avatarUrl} size="sm" />
    </button>
  )
}
