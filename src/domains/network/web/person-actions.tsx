import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ReportDialog, type ReportReason } from '#domains/reports/web/index.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ActionMenu, type MenuAction } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MUTE_DURATIONS } from '../contract/limits.ts'
import type { MenuPerson } from './menu-person.ts'
import { type Act, usePersonAct, usePersonOperation } from './operations.ts'

const REASONS: readonly ReportReason[] = ['spam', 'offensive', 'misleading', 'private', 'other']

type Props = { person: MenuPerson; label: string; removable: boolean }

/** The loaded menu is open at once. Keys: network.menu.mute.* */
export default function PersonActions({ person: { id, name, relation }, label, removable }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { act } = usePersonAct(id)
  const block = usePersonOperation()
  const [open, setOpen] = useState<'block' | 'report' | null>(null)
  const item = (text: string, what: Act, danger = false): MenuAction => ({ label: text, danger, onSelect: () => void act(what) })
  const link = new URL(`/profile/${encodeURIComponent(name)}`, window.location.origin).href

  const actions: MenuAction[] = [
    ...(relation?.blocked ? [] : [{ label: t('network.menu.message'), onSelect: () => void navigate(`/messages?person=${id}`) }]),
    {
      label: t('network.menu.copyLink'),
      onSelect: () => void navigator.clipboard.writeText(link).then(() => toast({ title: t('network.menu.copied') })),
    },
    ...(removable && relation?.followsMe ? [item(t('network.menu.removeFollower'), { kind: 'removeFollower' })] : []),
    ...(relation?.muted
      ? [item(t('network.menu.unmute'), { kind: 'unmute' })]
      : MUTE_DURATIONS.map((duration) => item(t(`network.menu.mute.${duration}`), { kind: 'mute', duration }))),
    relation?.blocked
      ? item(t('network.menu.unblock'), { kind: 'unblock' })
      : { label: t('network.menu.block'), danger: true, onSelect: () => setOpen('block') },
    { label: t('network.menu.report'), danger: true, onSelect: () => setOpen('report') },
  ]
  return (
    <>
      <ActionMenu label={label} actions={actions} defaultOpen />
      <Confirm
        open={open === 'block'}
        onOpenChange={() => setOpen(null)}
        title={t('network.block.title', { name })}
        action={t('network.block.submit')}
        danger
        words="network"
        onConfirm={async () => {
          await block.mutateAsync({ kind: 'block', userId: id })
          toast({ title: t('network.done.block') })
        }}
      >
        <p>{t('network.block.text')}</p>
      </Confirm>
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog type="user" id={id} title={t('network.report.title', { name })} reasons={REASONS} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
