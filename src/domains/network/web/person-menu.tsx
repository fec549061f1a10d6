import { Ellipsis } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { MenuPerson } from './menu-person.ts'

const load = () => import('./person-actions.tsx')
const PersonActions = lazy(load)

/** Mute, block and report, two presses away wherever a person appears. Nothing for oneself and for guests. */
export function PersonMenu({ person, removable = false }: { person: MenuPerson; removable?: boolean }) {
  const { t } = useTranslation()
  const me = useMe()
  const hydrated = useHydrated()
  const { wanted, opener } = useLazyMenu(load)
  const label = t('network.menu.label', { name: person.name })
  // A page that is the same for everybody was drawn without it.
  if (!hydrated || !me || me.id === person.id) return null
  const closed = (
    <IconButton label={label} {...opener}>
      <Ellipsis aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <PersonActions person={person} label={label} removable={removable} />
    </Suspense>
  )
}
