import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME } from '../../contract/limits.ts'
import type { TemplateView } from '../../contract.ts'
import { type SaveTemplateInput, useSaveTemplate } from './queries.ts'
import { RemoveTemplate } from './remove-template.tsx'
import { type DraftItem, TemplateItems } from './template-items.tsx'

type Values = { name: string; items: DraftItem[] }
type Props = { /** Null: a new one. */ template: TemplateView | null; workspaceId: string; onClose: () => void }

const EMPTY: Values = { name: '', items: [{ title: '', role: 'hr', dueDays: 0 }] }

/** Keys: hr.templates.field.* */
export default function TemplateSheet({ template, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SaveTemplateInput, TemplateView>({
    record: template,
    valuesOf: ({ name, items }) => ({ name, items }),
    empty: EMPTY,
    operation: useSaveTemplate(workspaceId),
    input: ({ name, items }, version) => ({
      name: name.trim(),
      items: items.map(({ dueDays, ...item }) => ({ ...item, title: item.title.trim(), dueDays: Number(dueDays) })),
      ...(template && { templateId: template.id, version }),
    }),
    labelOf: (path) => t(`hr.templates.field.${path.split('.')[0]}`),
    show: (_, value) => (Array.isArray(value) ? (value as DraftItem[]).map(({ title }) => title).join(', ') : String(value ?? '')),
    draft: template ? `hr.checklists.templates.update ${template.id}` : 'hr.checklists.templates.create',
    words: 'hr',
    onDone: () => {
      toast({ title: t('hr.templates.saved') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={t(template ? 'hr.templates.edit' : 'hr.templates.new')}
      description={t('hr.templates.sheetLead')}
      submit={t(template ? 'hr.employees.save' : 'hr.templates.add')}
      onClose={onClose}
      note={template && <RemoveTemplate template={template} workspaceId={workspaceId} onDone={onClose} />}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('hr.templates.field.name')}
      />
      <TemplateItems
        items={form.fields.watch('items') ?? template?.items ?? EMPTY.items}
        onChange={(items) => form.fields.setValue('items', items, { shouldDirty: true })}
      />
    </RecordSheet>
  )
}
