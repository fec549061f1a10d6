import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '#domains/reports/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkBatch } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { MAX_DECIDED, MAX_STATEMENT } from '../../contract/limits.ts'
import { toErrors, toRecord } from '../many.ts'
import { decideMany } from '../queries.ts'
import { ReasonField } from './reason-field.tsx'

type Props = { count: number; begin: (batch: BulkBatch) => void; onClose: () => void; action: 'dismiss' | 'remove' }

/** The selected records share one reason and one statement. Ids of rows are `type id`. Keys: moderation.many.* */
export default function DecideMany({ count, begin, onClose, action }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const shown = formatNumber(count, useLocale())
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [text, setText] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    begin({
      size: MAX_DECIDED,
      async run(rows) {
        const input = { records: rows.map(toRecord), action, ...(reason && { reason, text: text.trim() }) }
        return toErrors(await decideMany(source, input, newIdempotencyKey()))
      },
    })
  }
  return (
    <Modal
      open
      firm
      onOpenChange={onClose}
      title={t(`moderation.many.${action}`, { count, shown })}
      lead={t(`moderation.ask.${action}.lead`)}
    >
      <form onSubmit={submit} className="space-y-5">
        {action === 'remove' && (
          <>
            <ReasonField value={reason} onChange={({ target }) => setReason(target.value as ReportReason)} />
            <TextArea
              required
              dir="auto"
              maxLength={MAX_STATEMENT}
              value={text}
              onChange={({ target }) => setText(target.value)}
              label={t('moderation.statement')}
              hint={t('moderation.statementHint')}
            />
          </>
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look={action === 'remove' ? 'destructive' : 'primary'}>
            {t(`moderation.act.${action}`)}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
