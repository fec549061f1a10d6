import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Keys } from '#platform/web/command/keys.tsx'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Action } from '../../contract/limits.ts'
import type { CaseView } from '../../contract.ts'
import { casePath } from '../case-path.ts'
import { nextCasesQuery, useDecide } from '../queries.ts'
import DecideDialog from './decide-dialog.tsx'

/** The decision. The keys a, r, s and d press these buttons (use-moderation-commands.ts). Keys: moderation.act.*, moderation.done.* */
export default function CaseActions({ found: { type, id, held, author, isRemovable } }: { found: CaseView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<Exclude<Action, 'dismiss'> | null>(null)
  const { data: open = [], refetch } = useQuery(nextCasesQuery(useSource()))
  const dismiss = useDecide()
  const [leaving, setLeaving] = useState(false)
  /**
   * The one after this one, so that skipping goes through all of them. Nothing decides here any more: a key pressed early is meant for it.
   */
  async function goOn() {
    setLeaving(true)
    const cases = (await refetch()).data ?? open
    const at = cases.findIndex((one) => one.type === type && one.id === id)
    const next = cases[at + 1] ?? cases.find((one) => one.type !== type || one.id !== id)
    await navigate(next ? casePath(next) : '/admin/moderation')
  }
  async function done(action: Action) {
    setAsking(null)
    toast({ title: t(`moderation.done.${action}`) })
    await goOn()
  }
  /** Awaited, because the case closes and takes these buttons away, and a callback of theirs with it. `dismiss.error` is shown below. */
  async function keep() {
    const made = await dismiss.mutateAsync({ type, id, action: 'dismiss' }).catch(() => null)
    if (made) await done('dismiss')
  }
  const button = (act: Action | 'skip', keys: string | null, look: ButtonLook, onClick: () => void, label?: ReactNode) => (
    <Button look={look} data-decision={act} busy={act === 'dismiss' && dismiss.isPending} disabled={leaving} onClick={onClick}>
      {label ?? t(`moderation.act.${act}`)}
      {keys && (
        <span className="ms-2 max-md:hidden" aria-hidden>
          <Keys keys={keys} />
        </span>
      )}
    </Button>
  )
  return (
    <Panel title={t('moderation.decide')} lead={t(held ? 'moderation.heldLead' : 'moderation.decideLead')}>
      <div className="flex flex-wrap gap-3">
        {button('dismiss', 'a', 'primary', () => void keep(), t(held ? 'moderation.act.publish' : 'moderation.act.dismiss'))}
        {isRemovable && button('remove', 'r', 'destructive', () => setAsking('remove'))}
        {author && button('warn', null, 'secondary', () => setAsking('warn'))}
        {author && isRemovable && button('suspend', 's', 'secondary', () => setAsking('suspend'))}
        {button('skip', 'd', 'quiet', () => void goOn())}
      </div>
      {dismiss.error && <FailureNotice error={dismiss.error} words="moderation" />}
      {asking && <DecideDialog record={{ type, id }} action={asking} onDone={() => void done(asking)} onClose={() => setAsking(null)} />}
    </Panel>
  )
}
