import './recovery-codes.css'
import { Download, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'

/** The codes are shown only once. The dialog closes after the user confirms that they saved them. */
export default function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(false)
  const box = useId()
  return (
    <Modal open onOpenChange={onClose} locked title={t('accounts.recovery.title')} lead={t('accounts.recovery.lead')}>
      <div data-printed>
        <p className="hidden font-semibold print:block">{t('accounts.recovery.printed', { host: window.location.host })}</p>
        <ul
          dir="ltr"
          aria-label={t('accounts.recovery.title')}
          className="grid gap-x-4 gap-y-2 rounded-md bg-muted p-4 text-center font-mono tabular-nums sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={t('accounts.recovery.copy')} />
        <Button look="secondary" size="sm" onClick={() => saveFile('plaza-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          <Download aria-hidden className="size-4" />
          {t('accounts.recovery.download')}
        </Button>
        <Button look="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t('accounts.recovery.print')}
        </Button>
      </div>
      <label htmlFor={box} className="mt-5 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={box}
          type="checkbox"
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {t('accounts.recovery.kept')}
      </label>
      <ModalActions>
        <Button disabled={!kept} title={kept ? undefined : t('accounts.recovery.first')} onClick={onClose}>
          {t('accounts.recovery.done')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
