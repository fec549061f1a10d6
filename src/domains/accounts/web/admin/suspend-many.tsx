import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkTask } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { withReauth } from '../reauth/with-reauth.ts'

const MAX_REASON = 500

type Props = { count: number; begin: (task: BulkTask) => void; onClose: () => void }

/** Suspends each selected account for the same reason until an administrator lifts the suspension. */
export default function SuspendMany({ count, begin, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  const [reason, setReason] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const said = reason.trim().replace(/\s+/g, ' ')
    begin((id) => {
      const idempotencyKey = newIdempotencyKey()
      return withReauth(() => api.accounts.admin.users.suspend({ id, reason: said }, { context: { idempotencyKey } }))
    })
  }
  return (
    <Modal
      open
      firm
      onOpenChange={onClose}
      title={t('accounts.suspendMany.title', { count, shown: formatNumber(count, locale) })}
      lead={t('accounts.suspendMany.lead')}
    >
      <form onSubmit={submit}>
        <TextArea
          required
          dir="auto"
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          label={t('accounts.admin.reason')}
          hint={t('accounts.admin.reasonHint')}
        />
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive">
            {t('accounts.admin.suspendSubmit')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
