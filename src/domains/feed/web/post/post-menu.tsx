import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { useRestrict } from '#domains/network/web/index.ts'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PostView } from '../../contract.ts'
import { useGroupPin } from '../group/operations.ts'
import { usePin, useRemovePost } from '../operations.ts'
import { postPath } from '../paths.ts'

const REASONS: readonly ReportReason[] = ['spam', 'offensive', 'misleading', 'private', 'other']

const RemovalDialog = lazyPart(() => import('../group/removal-dialog.tsx'))

type Props = { post: PostView; onEdit: () => void; onHistory: () => void; onRemoved?: () => void }

/** Copy link, and what authors do with their posts or readers about those of others. */
export default function PostMenu({ post, onEdit, onHistory, onRemoved }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const pinOnProfile = usePin()
  const pinInGroup = useGroupPin()
  const remove = useRemovePost()
  const [open, setOpen] = useState<'remove' | 'report' | 'block' | 'removeFromGroup' | null>(null)
  const { id, author, mine, moderates, state, pinned, editedAt, group } = post
  const name = author.name
  const person = useRestrict(author.id)

  async function togglePin() {
    const pin = group ? pinInGroup : pinOnProfile
    try {
      await pin.mutateAsync({ postId: id, pinned: !pinned })
      toast({ title: t(pinned ? 'feed.done.unpin' : group ? 'feed.done.pinInGroup' : 'feed.done.pin') })
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'feed') })
    }
  }

  const link = () => new URL(postPath(id), window.location.origin).href
  const copy: MenuAction = {
    label: t('feed.menu.copyLink'),
    onSelect: () => void navigator.clipboard.writeText(link()).then(() => toast({ title: t('feed.done.copied') })),
  }
  const history: MenuAction[] = editedAt && me ? [{ label: t('feed.menu.history'), onSelect: onHistory }] : []
  const groupPin: MenuAction[] =
    group && moderates && state === 'published'
      ? [{ label: t(pinned ? 'feed.group.unpin' : 'feed.group.pin'), onSelect: () => void togglePin() }]
      : []
  const own: MenuAction[] = [
    { label: t('feed.menu.edit'), onSelect: onEdit },
    ...(group ? groupPin : [{ label: t(pinned ? 'feed.menu.unpin' : 'feed.menu.pin'), onSelect: () => void togglePin() }]),
    { label: t('feed.menu.remove'), danger: true, onSelect: () => setOpen('remove') },
  ]
  const others: MenuAction[] = [
    ...groupPin,
    ...(moderates && state === 'published'
      ? [{ label: t('feed.group.remove'), danger: true, onSelect: () => setOpen('removeFromGroup') }]
      : []),
    { label: t('feed.menu.mute', { name }), onSelect: () => void person.mute() },
    { label: t('feed.menu.block', { name }), danger: true, onSelect: () => setOpen('block') },
    { label: t('feed.menu.report'), danger: true, onSelect: () => setOpen('report') },
  ]
  return (
    <>
      <ActionMenu label={t('feed.menu.label', { name })} actions={[copy, ...history, ...(mine ? own : me ? others : [])]} />
      <Confirm
        open={open === 'remove'}
        onOpenChange={() => setOpen(null)}
        title={t('feed.remove.title')}
        action={t('feed.remove.submit')}
        danger
        words="feed"
        onConfirm={async () => {
          await remove.mutateAsync({ postId: id })
          toast({ title: t('feed.done.remove') })
          onRemoved?.()
        }}
      >
        <p>{t('feed.remove.text')}</p>
      </Confirm>
      <Confirm
        open={open === 'block'}
        onOpenChange={() => setOpen(null)}
        title={t('network.block.title', { name })}
        action={t('network.block.submit')}
        danger
        words="network"
        onConfirm={() => person.block()}
      >
        <p>{t('network.block.text')}</p>
      </Confirm>
      {open === 'removeFromGroup' && (
        <Suspense fallback={null}>
          <RemovalDialog post={post} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog type="post" id={id} title={t('feed.report.title', { name })} reasons={REASONS} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
