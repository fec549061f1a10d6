import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { usePersonAct } from '#domains/network/web/index.ts'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CommentMenuProps } from './comment-menu-props.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { ThreadContext } from './thread-context.ts'

const REASONS: readonly ReportReason[] = ['spam', 'offensive', 'misleading', 'private', 'other']

/** The loaded menu is open at once. */
export default function CommentActions({ comment, pinned, onEdit }: CommentMenuProps) {
  const { t } = useTranslation()
  const acts = use(ThreadContext)
  const me = useMe()
  const { pathname } = useLocation()
  const { id, mine, state, author, parentId } = comment
  const person = usePersonAct(author?.id ?? '')
  const [open, setOpen] = useState<'delete' | 'report' | 'remove' | 'block' | null>(null)
  if (!acts) return null
  const name = author?.name ?? ''
  const link = new URL(`${pathname}?comment=${id}`, window.location.origin).href
  const only = (condition: boolean, action: MenuAction) => (condition ? [action] : [])
  const others = me !== null && !mine
  const actions: MenuAction[] = [
    {
      label: t('comments.act.copyLink'),
      onSelect: () => void navigator.clipboard.writeText(link).then(() => toast({ title: t('comments.copied') })),
    },
    ...only(mine && acts.canComment && state !== 'removed', { label: t('comments.act.edit'), onSelect: onEdit }),
    ...only(acts.canPin && parentId === null && state === 'shown', {
      label: t(pinned ? 'comments.act.unpin' : 'comments.act.pin'),
      onSelect: () => acts.pin(comment, !pinned),
    }),
    ...only(acts.canModerate && state === 'removed', { label: t('comments.act.restore'), onSelect: () => acts.restore(comment) }),
    ...only(others, { label: t('network.menu.mute.forever'), onSelect: () => void person.act({ kind: 'mute', duration: 'forever' }) }),
    ...only(others, { label: t('network.menu.block'), danger: true, onSelect: () => setOpen('block') }),
    ...only(others && state === 'shown', { label: t('comments.act.report'), danger: true, onSelect: () => setOpen('report') }),
    ...only(acts.canModerate && !mine && state === 'shown', {
      label: t('comments.act.remove'),
      danger: true,
      onSelect: () => setOpen('remove'),
    }),
    ...only(mine, { label: t('comments.act.delete'), danger: true, onSelect: () => setOpen('delete') }),
  ]
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu label={t('comments.more')} actions={actions} defaultOpen />
      <Confirm
        open={open === 'delete'}
        onOpenChange={close}
        title={t('comments.delete.title')}
        action={t('comments.delete.submit')}
        danger
        words="comments"
        onConfirm={() => acts.remove(comment)}
      >
        <p>{t('comments.delete.text')}</p>
      </Confirm>
      <Confirm
        open={open === 'block'}
        onOpenChange={close}
        title={t('network.block.title', { name })}
        action={t('network.block.submit')}
        danger
        words="network"
        onConfirm={() => person.act({ kind: 'block' })}
      >
        <p>{t('network.block.text')}</p>
      </Confirm>
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog type="comment" id={id} title={t('comments.report.title')} reasons={REASONS} onClose={close} />
        </Suspense>
      )}
      {open === 'remove' && <RemovalDialog record={acts.record} comment={comment} onClose={close} />}
    </>
  )
}
