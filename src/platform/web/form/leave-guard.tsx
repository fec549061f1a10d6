import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBlocker } from 'react-router'
import type { LeaveDialogProps } from './leave-dialog.tsx'
import { areFormsReleased } from './open-forms.ts'

/** A tab counts as a page of its own: opening another tab discards its input. */
const pageKeyFor = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab')}`

type Props = { hasChanges: () => boolean; onDiscard: () => void }

/** Asks before a page with unsaved changes is left. When Plaza itself is closed, the browser shows its own dialog. */
export function LeaveGuard({ hasChanges, onDiscard }: Props) {
  const { t } = useTranslation()
  const Dialog = useLeaveDialog()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => pageKeyFor(currentLocation) !== pageKeyFor(nextLocation) && hasChanges(),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges() && !areFormsReleased()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  const blocked = blocker.state === 'blocked'
  const leave = () => {
    onDiscard()
    blocker.proceed?.()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt to leave
  useEffect(() => {
    if (!blocked || Dialog) return
    // The dialog could not be loaded.
    if (window.confirm(`${t('platform.form.leave.title')}\n${t('platform.form.leave.text')}`)) leave()
    else blocker.reset()
  }, [blocked])

  return blocked && Dialog ? <Dialog onLeave={leave} onStay={blocker.reset} /> : null
}

/** Loads the dialog with the form, because it may be needed without a connection. Null until then. */
function useLeaveDialog(): ComponentType<LeaveDialogProps> | null {
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps> | null>(null)
  useEffect(() => {
    import('./leave-dialog.tsx').then((module) => setDialog(() => module.default)).catch(() => undefined)
  }, [])
  return Dialog
}
