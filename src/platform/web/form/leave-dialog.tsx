import { AlertDialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '../ui/button.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'

export type LeaveDialogProps = { onLeave: () => void; onStay: () => void }

export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onStay()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/60" />
        <AlertDialog.Content
          {...returnFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-lg border bg-popover p-6 text-popover-foreground shadow-lg"
        >
          <AlertDialog.Title className="text-lg font-semibold">{t('platform.form.leave.title')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted-foreground">{t('platform.form.leave.text')}</AlertDialog.Description>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <AlertDialog.Action onClick={onLeave} className={buttonClasses('danger')}>
              {t('platform.form.leave.leave')}
            </AlertDialog.Action>
            <AlertDialog.Cancel className={buttonClasses()}>{t('platform.form.leave.stay')}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
