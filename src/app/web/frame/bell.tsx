/** The notification bell. There are no notifications yet, so its menu is empty and links to the list. */
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'

const loadMenu = () => import('./bell-menu.tsx')
const BellMenu = lazy(loadMenu)

export function Bell() {
  const { t } = useTranslation()
  const { wanted, opener } = useLazyMenu(loadMenu)
  const closed = (
    <IconButton label={t('app.bell.label')} {...opener}>
      <BellIcon aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <BellMenu />
    </Suspense>
  )
}
