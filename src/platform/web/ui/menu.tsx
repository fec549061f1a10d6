import { Ellipsis } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { retryOnline } from '../retry-online.ts'
import type { ActionMenuProps } from './action-menu.tsx'
import { IconButton } from './button.tsx'
import { useLazyMenu } from './use-lazy-menu.ts'

export type { MenuAction } from './action-menu.tsx'

const loadMenu = () => import('./action-menu.tsx')
const OpenedActionMenu = lazy(retryOnline(loadMenu))

type Props = ActionMenuProps & {
  /** For a menu that is loaded when its button is pressed. */
  defaultOpen?: boolean
}

/** The action menu of one record in a list; Radix is loaded when it is first opened. `label` is its accessible name. */
export function ActionMenu({ defaultOpen = false, ...props }: Props) {
  const { wanted, opener } = useLazyMenu(loadMenu)
  const closed = (
    <IconButton label={props.label} {...opener}>
      <Ellipsis aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted && !defaultOpen) return closed
  return (
    <Suspense fallback={closed}>
      <OpenedActionMenu {...props} />
    </Suspense>
  )
}
