import { useTranslation } from 'react-i18next'
import { RecordDialog } from '../form/record-form.tsx'
import { useEditForm } from '../form/use-edit-form.tsx'
import { TextField } from '../ui/field.tsx'
import { SwitchField } from '../ui/switch.tsx'
import { toast } from '../ui/toast-store.ts'
import type { SavedViews, SaveInput } from './saved-views.ts'
import type { SavedView, ViewContent } from './saved-views-context.ts'

const MAX_NAME = 60

type Values = Pick<ViewContent, 'name' | 'shared'>

type Props = {
  saved: SavedViews
  /** The view to rename; null creates a view from the current state. */
  view: SavedView | null
  content: Pick<ViewContent, 'query' | 'columns'>
  onSaved: (view: SavedView) => void
  onClose: () => void
}

export default function ViewDialog({ saved: { home, save }, view, content, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SaveInput, SavedView>({
    record: view,
    valuesOf: ({ name, shared }) => ({ name, shared }),
    empty: { name: '', shared: false },
    operation: save,
    input: ({ name, shared }, version) => ({
      content: { ...(view ?? content), name: name.trim(), shared },
      changes: view && { ...view, version },
    }),
    labelOf: (path) => (path === 'name' ? t('platform.table.viewName') : t('platform.table.viewShare')),
    draft: view ? `workspaces.views.update ${view.id}` : 'workspaces.views.create',
    words: home?.words ?? 'platform',
    marks: { VIEW_NAME_TAKEN: 'name' },
    onDone: (kept) => {
      toast({ title: t('platform.table.viewSaved', { name: kept.name }) })
      onSaved(kept)
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={view ? t('platform.table.viewRename') : t('platform.table.viewSave')}
      lead={t('platform.table.viewLead')}
      submit={t('platform.table.save')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        autoComplete="off"
        dir="auto"
        label={t('platform.table.viewName')}
      />
      {home?.shareable && (
        <SwitchField
          label={t('platform.table.viewShare')}
          hint={t('platform.table.viewShareHint')}
          checked={form.fields.watch('shared')}
          onChange={(shared) => form.fields.setValue('shared', shared, { shouldDirty: true })}
        />
      )}
    </RecordDialog>
  )
}
