import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { normalizeCode } from '../entry/normalize-code.ts'
import { useConfirmTotp } from './operations.ts'
import { QrCode } from './qr-code.tsx'
import RecoveryDialog from './recovery-dialog.tsx'

/** `uri` is encoded in the QR code; `secret` is its part for manual entry. */
export type Enrollment = { secret: string; uri: string }

/** Sets up two-step login, from the QR code to the recovery codes. It takes effect when a valid code is entered. */
export default function TotpDialog({ enrollment, onClose }: { enrollment: Enrollment; onClose: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />
  return (
    <Modal open onOpenChange={onClose} firm width="lg" title={t('accounts.totp.setUp')} lead={t('accounts.totp.setUpLead')}>
      <ol className="space-y-6">
        <li className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrCode text={enrollment.uri} label={t('accounts.totp.qr')} />
          <div className="min-w-0 self-center">
            <h3 className="font-semibold">{t('accounts.totp.scan')}</h3>
            <p className="mt-1 text-muted-foreground">{t('accounts.totp.typeInstead')}</p>
            <p dir="ltr" className="mt-2 rounded-md bg-muted px-3 py-2 font-mono wrap-anywhere">
              {formatSecret(enrollment.secret)}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <CopyButton text={enrollment.secret} label={t('accounts.totp.copySecret')} />
              <a href={enrollment.uri} className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline md:hidden">
                {t('accounts.totp.openApp')}
              </a>
            </div>
          </div>
        </li>
        <li className="border-t pt-5">
          <CodeForm onCodes={setCodes} onLost={onClose} />
        </li>
      </ol>
    </Modal>
  )
}

function CodeForm({ onCodes, onLost }: { onCodes: (codes: string[]) => void; onLost: () => void }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { code: '' },
    operation: useConfirmTotp(),
    input: ({ code }) => ({ code: normalizeCode(code) }),
    draft: null,
    words: 'accounts.totp',
    marks: { INVALID_CODE: 'code' },
    onDone: ({ codes }) => onCodes(codes),
    onFailed: (error) => {
      if (errorCode(error) !== 'ALREADY_DONE') return
      toast({ title: t('accounts.totp.turnedOn'), description: t('accounts.totp.codesLost'), duration: Number.POSITIVE_INFINITY })
      onLost()
    },
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField
        {...form.field('code', { required: true, maxLength: 40 })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('accounts.totp.code')}
        hint={t('accounts.totp.codeHint')}
      />
      <FormEnd form={form} submit={t('accounts.totp.turnOn')} />
    </Form>
  )
}

const formatSecret = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
