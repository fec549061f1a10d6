import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { FIELD_KINDS, type FieldKind, MAX_CHOICES, MAX_FIELD_NAME } from '../../contract/limits.ts'
import type { FieldView } from '../../contract.ts'
import { useSaving } from '../operations.ts'

type Values = { name: string; kind: FieldKind; required: boolean; choices: string[] }
type Input = { name: string; kind: FieldKind; required: boolean; choices: { id: string | null; name: string }[]; version: number }
type Props = { workspaceId: string; type: string; field: FieldView | null; onClose: () => void }

/** Its kind is chosen once. Keys: records.kind.* */
export default function FieldDialog({ workspaceId, type, field, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, Input, FieldView>({
    record: field,
    empty: { name: '', kind: 'text', required: false, choices: [] },
    valuesOf: ({ name, kind, required, choices }) => ({ name, kind, required, choices: choices.map((choice) => choice.name) }),
    operation: useSaving<Input, FieldView>(workspaceId, (api, { version, kind, ...content }, how) =>
      field ? api.fields.update({ fieldId: field.id, version, ...content }, how) : api.fields.create({ type, kind, ...content }, how),
    ),
    input: ({ name, kind, required, choices }, version) => ({
      name: name.trim(),
      kind,
      required,
      choices:
        kind === 'choice'
          ? choices.map((choice) => ({ id: field?.choices.find((known) => known.name === choice)?.id ?? null, name: choice }))
          : [],
      version,
    }),
    labelOf: (path) => t(`records.fields.label.${path.split('.')[0]}`),
    draft: field ? `records.fields.update ${field.id}` : 'records.fields.create',
    words: 'records',
    marks: { NAME_TAKEN: 'name', CHOICE_IN_USE: 'choices' },
    onDone() {
      toast({ title: t('records.saved') })
      onClose()
    },
  })
  const { kind, choices, required } = form.fields.watch()
  const choicesError = form.field('choices').error
  return (
    <RecordDialog
      form={form}
      title={field ? t('records.fields.editTitle') : t('records.fields.createTitle')}
      submit={t('records.save')}
      onClose={onClose}
    >
      <TextField {...form.field('name', { required: true, maxLength: MAX_FIELD_NAME })} dir="auto" label={t('records.fields.label.name')} />
      <SelectField {...form.field('kind')} disabled={field !== null} label={t('records.fields.label.kind')}>
        {FIELD_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`records.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'choice' && (
        <TagsField
          label={t('records.fields.label.choices')}
          hint={t('records.fields.choicesHint')}
          error={choicesError}
          value={choices}
          maxLength={MAX_FIELD_NAME}
          most={MAX_CHOICES}
          onChange={(next) => form.fields.setValue('choices', next, { shouldDirty: true })}
        />
      )}
      <SwitchField
        label={t('records.fields.label.required')}
        hint={t('records.fields.requiredHint')}
        checked={required}
        onChange={(next) => form.fields.setValue('required', next, { shouldDirty: true })}
      />
    </RecordDialog>
  )
}
