import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_SEGMENT } from '../../contract/contacts/contact-limits.ts'
import { MAX_SEGMENT_NAME } from '../../contract/segments/segment-limits.ts'
import type { SegmentView } from '../../contract.ts'
import { choicesQuery } from '../contacts/contact-queries.ts'
import { dateInput, numberInput } from '../deals/form-inputs.ts'
import { type SaveSegmentInput, useSaveSegment } from './segment-queries.ts'
import { EMPTY, toConditions, toValues, type Values } from './segment-values.ts'

type Props = { /** Null: a new one. */ segment: SegmentView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a segment: a name, and conditions that all hold. Keys: crm.segments.field.* */
export default function SegmentSheet({ segment, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { data: choices } = useQuery(choicesQuery(useSource(), workspaceId))
  const form = useEditForm<Values, SaveSegmentInput, SegmentView>({
    record: segment,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveSegment(workspaceId),
    input: (values, version) => ({
      name: (values.name ?? '').trim(),
      conditions: toConditions(values),
      ...(segment && { segmentId: segment.id, version }),
    }),
    labelOf: (path) => t(`crm.segments.field.${path}`),
    draft: segment ? `crm.segments.update ${segment.id}` : 'crm.segments.create',
    words: 'crm',
    marks: { SEGMENT_NAME_TAKEN: 'name' },
    onDone: () => {
      toast({ title: t('crm.segments.saved') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={t(segment ? 'crm.segments.edit' : 'crm.segments.new')}
      description={t('crm.segments.sheetLead')}
      submit={t(segment ? 'crm.save' : 'crm.segments.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_SEGMENT_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('crm.segments.field.name')}
      />
      <TextField {...form.field('q', { maxLength: 80 })} dir="auto" autoComplete="off" label={t('crm.segments.field.q')} />
      <SelectField {...form.field('stageId')} label={t('crm.segments.field.stageId')}>
        <option value="">{t('crm.segments.any')}</option>
        {choices?.stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('segment', { maxLength: MAX_SEGMENT })}
        dir="auto"
        autoComplete="off"
        label={t('crm.segments.field.segment')}
      />
      <SelectField {...form.field('ownerId')} label={t('crm.segments.field.ownerId')}>
        <option value="">{t('crm.segments.any')}</option>
        {choices?.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...numberInput(form, 'minScore', { min: 0, whole: true })} label={t('crm.segments.field.minScore')} />
        <NumberField {...numberInput(form, 'maxScore', { min: 0, whole: true })} label={t('crm.segments.field.maxScore')} />
      </div>
      <DateField {...dateInput(form, 'createdSince')} label={t('crm.segments.field.createdSince')} />
      <SelectField {...form.field('linked')} label={t('crm.segments.field.linked')} hint={t('crm.segments.linkedHint')}>
        <option value="">{t('crm.segments.any')}</option>
        <option value="yes">{t('crm.segments.yes')}</option>
        <option value="no">{t('crm.segments.no')}</option>
      </SelectField>
    </RecordSheet>
  )
}
