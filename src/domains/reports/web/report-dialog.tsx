import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTE, type ReportReason } from '../contract/limits.ts'
import { ownReportQuery, useSubmitReport } from './queries.ts'

type Props = {
  type: string
  id: string
  /** The title of the dialog: “Report this product”. */
  title: string
  /** The reasons that fit the record. */
  reasons: readonly ReportReason[]
  onClose: () => void
  /** What the report contains besides the record. */
  children?: ReactNode
}

/** What was typed is kept as a draft. A member who reported the record before sees that instead. Keys: reports.reason.* */
export default function ReportDialog({ type, id, title, reasons, onClose, children }: Props) {
  const { t } = useTranslation()
  const { data: reported = false } = useQuery(ownReportQuery(useSource(), { type, id }))
  const form = useOperationForm({
    defaults: { reason: '' as ReportReason | '', note: '' },
    operation: useSubmitReport({ type, id }),
    input: ({ reason, note }) => ({ reason: reason || 'other', note: (note ?? '').trim() }),
    draft: `reports.submit ${type} ${id}`,
    words: 'reports',
    onDone: () => {
      toast({ title: t('reports.sent'), description: t('reports.sentText') })
      onClose()
    },
  })
  const done = reported || (form.failure !== null && errorCode(form.failure) === 'ALREADY_REPORTED')
  if (done)
    return (
      <Modal open onOpenChange={onClose} title={title}>
        <p>{t('reports.failure.ALREADY_REPORTED')}</p>
        <ModalActions>
          <Button onClick={onClose}>{t('platform.close')}</Button>
        </ModalActions>
      </Modal>
    )
  return (
    <FormDialog form={form} title={title} lead={t('reports.lead')} submit={t('reports.submit')} onClose={onClose}>
      {children}
      <SelectField {...form.field('reason', { required: true })} label={t('reports.why')}>
        <option value="" hidden>
          {t('reports.choose')}
        </option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reports.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextArea {...form.field('note', { maxLength: MAX_NOTE })} dir="auto" label={t('reports.note')} hint={t('reports.noteHint')} />
    </FormDialog>
  )
}
