import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_REASON } from '../../contract/deals/deal-limits.ts'

type Props = { title: string; onReason: (reason: string) => void; onClose: () => void }

/** Asks why a deal was lost. Keys: crm.board.reasons.* */
export default function LostDialog({ title, onReason, onClose }: Props) {
  const { t } = useTranslation()
  const list = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const REASONS = ['price', 'competitor', 'timing', 'noAnswer'] as const
  return (
    <Modal open onOpenChange={onClose} firm title={t('crm.board.lostTitle', { name: title })} lead={t('crm.board.lostLead')}>
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() === '') setMissing(true)
          else onReason(reason.trim())
        }}
      >
        <TextField
          label={t('crm.deals.field.lostReason')}
          value={reason}
          list={list}
          maxLength={MAX_REASON}
          dir="auto"
          required
          error={missing && reason.trim() === '' ? t('crm.failure.REASON_NEEDED') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <datalist id={list}>
          {REASONS.map((key) => (
            <option key={key} value={t(`crm.board.reasons.${key}`)} />
          ))}
        </datalist>
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit">{t('crm.board.markLost')}</Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
