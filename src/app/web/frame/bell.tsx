/** The bell. There is nothing to ring it yet: its menu says so and leads to the list. */
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLateMenu } from '#platform/web/ui/use-late-menu.ts'

const loadMenu = () => import('./bell-menu.tsx')
const BellMenu = lazy(loadMenu)

export function Bell() {
  const { t } = useTranslation()
  const { wanted, opener } = useLateMenu(loadMenu)
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
