import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../form/failure-notice.tsx'
import { Button, buttonClasses } from './button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, with the name of the record. */
  title: string
  /** The consequences. */
  children: ReactNode
  /** The button label. */
  action: string
  danger?: boolean
  /** The dialog closes when it resolves and shows the error when it rejects. */
  onConfirm: () => Promise<unknown>
  /** The translation prefix of failures. */
  words: string
}

/** Asks before an action that can't be undone. Stays open until the action is done or has failed. */
export function Confirm({ open, onOpenChange, title, children, action, danger = false, onConfirm, words }: Props) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const returnFocus = useReturnFocus()

  function change(next: boolean) {
    if (busy) return
    setFailure(null)
    onOpenChange(next)
  }

  async function confirm() {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <div className="pointer-events-none fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Content
            {...returnFocus}
            className="pointer-events-auto max-h-[92dvh] w-full animate-slide-up overflow-y-auto rounded-t-lg border bg-popover p-5 text-popover-foreground shadow-lg outline-none sm:max-w-md sm:animate-rise sm:rounded-lg sm:p-6"
          >
            <AlertDialog.Title className="text-lg leading-snug font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 space-y-2 text-muted-foreground">{children}</div>
            </AlertDialog.Description>
            {failure !== null && (
              <div className="mt-5 -mb-5">
                <FailureNotice error={failure} words={words} />
              </div>
            )}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Cancel className={buttonClasses('secondary')}>{t('platform.cancel')}</AlertDialog.Cancel>
              <Button look={danger ? 'destructive' : 'primary'} busy={busy} onClick={() => void confirm()}>
                {action}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
