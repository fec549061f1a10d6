import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { BulkTask } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_REASON, type Verdict } from '../../contract/limits.ts'
import { decideReview, type ModerationScope } from './moderation-scope.ts'

type Props = { count: number; begin: (task: BulkTask) => void; onClose: () => void; scope: ModerationScope; status: Verdict }

/** Approves or rejects all selected reviews; rejections share one reason, which the authors see. */
export default function DecideMany({ count, begin, onClose, scope, status }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const rejects = status === 'rejected'
  const shown = formatNumber(count, locale)
  function submit(event: FormEvent) {
    event.preventDefault()
    const said = reason.trim().replace(/\s+/g, ' ')
    begin((reviewId) => decideReview(scope, { reviewId, status, ...(rejects && { reason: said }) }, newIdempotencyKey()))
  }
  return (
    <Modal
      open
      firm
      onOpenChange={onClose}
      title={rejects ? t('reviews.moderation.rejectMany', { count, shown }) : t('reviews.moderation.approveMany', { count, shown })}
      lead={rejects ? t('reviews.moderation.rejectLead') : t('reviews.moderation.approveLead')}
    >
      <form onSubmit={submit}>
        {rejects && (
          <TextArea
            required
            dir="auto"
            maxLength={MAX_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            label={t('reviews.moderation.reason')}
            hint={t('reviews.moderation.reasonHint')}
          />
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look={rejects ? 'destructive' : 'primary'}>
            {rejects ? t('reviews.moderation.reject') : t('reviews.moderation.approve')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
