/** The bell. There is nothing to ring it yet: its menu says so and leads to the list. */
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadAhead } from '#platform/web/ahead.ts'
import { IconButton } from '#platform/web/ui/button.tsx'

const loadMenu = () => import('./bell-menu.tsx')
const BellMenu = lazy(loadMenu)

export function Bell() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(false)
  const closed = (
    <IconButton
      label={t('app.bell.label')}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => loadAhead(loadMenu)}
      onFocus={() => loadAhead(loadMenu)}
      onClick={() => setWanted(true)}
    >
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
