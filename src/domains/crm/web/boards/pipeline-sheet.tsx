import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_TITLE } from '../../contract/deals/deal-limits.ts'
import type { PipelineView, StageInput } from '../../contract.ts'
import { type SavePipelineInput, useSavePipeline } from '../deals/deal-queries.ts'
import { numberInput } from '../deals/form-inputs.ts'
import { RemovePipeline } from './remove-pipeline.tsx'
import { StageRows } from './stage-rows.tsx'

type Values = { name: string; staleDays: Typed; stages: StageInput[]; moveTo: string }
type Props = { pipeline: PipelineView; workspaceId: string; onClose: () => void }

const toValues = ({ name, staleDays, stages }: PipelineView): Values => ({ name, staleDays, stages, moveTo: '' })

/** Name, stale days and stages of a pipeline. Keys: crm.board.field.* */
export default function PipelineSheet({ pipeline, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SavePipelineInput, PipelineView>({
    record: pipeline,
    valuesOf: toValues,
    operation: useSavePipeline(workspaceId),
    input: ({ name, staleDays, stages, moveTo }, version) => ({
      pipelineId: pipeline.id,
      version,
      name: name.trim(),
      staleDays: Number(staleDays ?? pipeline.staleDays),
      stages: stages.map((stage) => ({ ...stage, title: stage.title.trim() })),
      moveTo: moveTo && stages.some(({ id }) => id === moveTo) ? moveTo : null,
    }),
    labelOf: (path) => t(`crm.board.field.${path.split('.')[0]}`),
    show: (_, value) => (Array.isArray(value) ? (value as StageInput[]).map(({ title }) => title).join(', ') : String(value ?? '')),
    draft: `crm.pipelines.update ${pipeline.id}`,
    words: 'crm',
    marks: { STAGE_HAS_CARDS: 'moveTo' },
    onDone: () => {
      toast({ title: t('crm.board.saved') })
      onClose()
    },
  })
  const stages = form.fields.watch('stages') ?? pipeline.stages
  const isRemoving = pipeline.stages.some(({ id }) => !stages.some((stage) => stage.id === id))
  return (
    <RecordSheet
      form={form}
      title={t('crm.board.editStages')}
      description={t('crm.board.sheetLead')}
      submit={t('crm.save')}
      onClose={onClose}
      note={pipeline.kind === 'deals' && <RemovePipeline pipeline={pipeline} workspaceId={workspaceId} onDone={onClose} />}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_TITLE })}
        dir="auto"
        autoComplete="off"
        label={t('crm.board.field.name')}
      />
      {pipeline.kind === 'deals' && (
        <NumberField
          {...numberInput(form, 'staleDays', { required: true, whole: true, min: 1, max: 365 })}
          unit={t('crm.board.days')}
          label={t('crm.board.field.staleDays')}
          hint={t('crm.board.staleHint')}
        />
      )}
      <StageRows
        stages={stages}
        weighs={pipeline.kind === 'deals'}
        onChange={(next) => form.fields.setValue('stages', next, { shouldDirty: true })}
      />
      {isRemoving && (
        <SelectField {...form.field('moveTo')} label={t('crm.board.field.moveTo')} hint={t('crm.board.moveToHint')}>
          <option value="">{t('crm.board.noStage')}</option>
          {stages.map(
            ({ id, title }) =>
              id !== null && (
                <option key={id} value={id}>
                  {title}
                </option>
              ),
          )}
        </SelectField>
      )}
    </RecordSheet>
  )
}
