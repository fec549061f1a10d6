import { Settings2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import type { ConversationMenuProps } from './conversation-menu-props.ts'

const load = () => import('./conversation-menu-items.tsx')
const MenuItems = lazy(load)

/** Mute, mark as unread, and the people of a group. Loaded when it is opened. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { t } = useTranslation()
  const { wanted, opener } = useLazyMenu(load)
  const closed = (
    <IconButton label={t('messages.menu.label')} {...opener}>
      <Settings2 aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <MenuItems {...props} />
    </Suspense>
  )
}
