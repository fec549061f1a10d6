import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SwatchField } from '#platform/web/ui/swatch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_TAG_NAME, TAG_COLORS, type TagColor } from '../../contract/limits.ts'
import type { TagView } from '../../contract.ts'
import { useSaving } from '../operations.ts'
import { TAG_HUES } from '../tag-hues.ts'

type Values = { name: string; color: TagColor }

/** Keys: records.color.* */
export default function TagDialog({ workspaceId, tag, onClose }: { workspaceId: string; tag: TagView | null; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useEditForm<Values, Values & { version: number }, TagView>({
    record: tag,
    empty: { name: '', color: 'blue' },
    valuesOf: ({ name, color }) => ({ name, color }),
    operation: useSaving<Values & { version: number }, TagView>(workspaceId, (api, { version, ...values }, how) =>
      tag ? api.tags.update({ tagId: tag.id, version, ...values }, how) : api.tags.create(values, how),
    ),
    input: ({ name, color }, version) => ({ name: name.trim(), color, version }),
    labelOf: (path) => (path === 'name' ? t('records.name') : t('records.tags.color')),
    show: (path, value) => (path === 'color' ? t(`records.color.${value}`) : null),
    draft: tag ? `records.tags.update ${tag.id}` : 'records.tags.create',
    words: 'records',
    marks: { NAME_TAKEN: 'name' },
    onDone() {
      toast({ title: t('records.saved') })
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={tag ? t('records.tags.editTitle') : t('records.tags.createTitle')}
      submit={t('records.save')}
      onClose={onClose}
    >
      <TextField {...form.field('name', { required: true, maxLength: MAX_TAG_NAME })} dir="auto" label={t('records.name')} />
      <SwatchField
        label={t('records.tags.color')}
        colors={TAG_COLORS.map((value) => ({ value, name: t(`records.color.${value}`), color: TAG_HUES[value] }))}
        value={form.fields.watch('color')}
        onChange={(value) => form.fields.setValue('color', value as TagColor, { shouldDirty: true })}
      />
    </RecordDialog>
  )
}
