import { useTranslation } from 'react-i18next'
import type { ReportReason } from '#domains/reports/web/index.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_STATEMENT } from '../../contract/limits.ts'
import type { GroupReport } from '../../contract.ts'
import { ReasonField } from '../admin/reason-field.tsx'
import { toRow } from '../many.ts'
import { useDecideInGroup } from './queries.ts'
import { useToldResult } from './use-told-result.ts'

type Props = { groupId: string; reports: readonly GroupReport[]; onDone: () => void; onClose: () => void }

/** The statement of reasons is what the author reads. */
export default function RemovalDialog({ groupId, reports, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const records = reports.map(({ type, id }) => ({ type, id }))
  const shown = formatNumber(records.length, useLocale())
  const tell = useToldResult()
  const form = useOperationForm({
    defaults: { reason: '' as ReportReason | '', text: '' },
    operation: useDecideInGroup(groupId),
    input: ({ reason, text }) => ({ records, action: 'remove' as const, reason: reason || ('other' as const), text: (text ?? '').trim() }),
    draft: `moderation.groups.decide ${records.map(toRow).join()}`,
    words: 'moderation',
    onDone(errors) {
      tell('remove', errors, records.length)
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={records.length > 1 ? t('moderation.many.remove', { count: records.length, shown }) : t('moderation.ask.remove.title')}
      lead={t('moderation.ask.remove.lead')}
      submit={t('moderation.act.remove')}
      look="destructive"
      onClose={onClose}
    >
      <ReasonField {...form.field('reason', { required: true })} />
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_STATEMENT })}
        dir="auto"
        rows={4}
        label={t('moderation.statement')}
        hint={t('moderation.statementHint')}
      />
    </FormDialog>
  )
}
