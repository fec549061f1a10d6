import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIntent } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { BulkTask } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_REASON, type Verdict } from '../../contract/limits.ts'
import { type Desk, decideAt } from './desks.ts'

type Props = { count: number; begin: (task: BulkTask) => void; onClose: () => void; desk: Desk; status: Verdict }

/** Approves or rejects each of the selected, these for one reason, which their authors read. */
export default function DecideMany({ count, begin, onClose, desk, status }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const rejects = status === 'rejected'
  const shown = formatNumber(count, locale)
  function submit(event: FormEvent) {
    event.preventDefault()
    const said = reason.trim().replace(/\s+/g, ' ')
    begin((reviewId) => decideAt(desk, { reviewId, status, ...(rejects && { reason: said }) }, newIntent()))
  }
  return (
    <Modal
      open
      firm
      onOpenChange={onClose}
      title={rejects ? t('reviews.desk.rejectMany', { count, shown }) : t('reviews.desk.approveMany', { count, shown })}
      lead={rejects ? t('reviews.desk.rejectLead') : t('reviews.desk.approveLead')}
    >
      <form onSubmit={submit}>
        {rejects && (
          <TextArea
            required
            dir="auto"
            maxLength={MAX_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            label={t('reviews.desk.reason')}
            hint={t('reviews.desk.reasonHint')}
          />
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look={rejects ? 'destructive' : 'primary'}>
            {rejects ? t('reviews.desk.reject') : t('reviews.desk.approve')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
