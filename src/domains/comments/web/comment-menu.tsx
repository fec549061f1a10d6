import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { useLazyMenu } from '#platform/web/ui/use-lazy-menu.ts'
import type { CommentMenuProps } from './comment-menu-props.ts'
import { ThreadContext } from './thread-context.ts'

const load = () => import('./comment-actions.tsx')
const CommentActions = lazy(load)

/** Everything else that the reader can do with a comment. */
export function CommentMenu(props: CommentMenuProps) {
  const { t } = useTranslation()
  const { wanted, opener } = useLazyMenu(load)
  if (!use(ThreadContext)) return null
  const closed = (
    <IconButton label={t('comments.more')} {...opener} className="pointer-fine:size-8!">
      <Ellipsis aria-hidden className="size-5" />
    </IconButton>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <CommentActions {...props} />
    </Suspense>
  )
}
