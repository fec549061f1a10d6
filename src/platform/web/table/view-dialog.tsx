import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../form/failure-notice.tsx'
import { Form } from '../form/form.tsx'
import { useOperationForm } from '../form/use-operation-form.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Modal, ModalActions } from '../ui/modal.tsx'
import { SwitchLine } from '../ui/switch.tsx'
import { toast } from '../ui/toast-store.ts'
import type { SavedViews } from './saved-views.ts'
import type { SavedView, ViewContent } from './saved-views-context.ts'

const MAX_NAME = 60

type Props = {
  saved: SavedViews
  /** The one that gets another name; null: what is shown becomes a new one. */
  view: SavedView | null
  content: Pick<ViewContent, 'query' | 'columns'>
  onSaved: (view: SavedView) => void
  onClose: () => void
}

export default function ViewDialog({ saved: { home, create, update }, view, content, onSaved, onClose }: Props) {
  const { t } = useTranslation()
  const [shared, setShared] = useState(view?.shared ?? false)
  const words = home?.words ?? 'platform'
  const common = {
    words,
    marks: { VIEW_NAME_TAKEN: 'name' },
    onDone: (kept: SavedView) => {
      toast({ title: t('platform.table.viewSaved', { name: kept.name }) })
      onSaved(kept)
      onClose()
    },
  } as const
  const creating = useOperationForm({
    ...common,
    defaults: { name: '' },
    operation: create,
    input: ({ name }) => ({ ...content, name: name.trim(), shared }),
  })
  const renaming = useOperationForm({
    ...common,
    defaults: { name: view?.name ?? '' },
    operation: update,
    input: ({ name }) => ({ ...(view as SavedView), name: name.trim(), shared }),
  })
  const form = view ? renaming : creating
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={view ? t('platform.table.viewRename') : t('platform.table.viewSave')}
      lead={t('platform.table.viewLead')}
    >
      <Form form={form}>
        <div className="space-y-3">
          <TextField
            {...form.field('name', { required: true, maxLength: MAX_NAME })}
            autoComplete="off"
            dir="auto"
            label={t('platform.table.viewName')}
          />
          {home?.shareable && (
            <SwitchLine
              label={t('platform.table.viewShare')}
              hint={t('platform.table.viewShareHint')}
              checked={shared}
              onChange={setShared}
            />
          )}
        </div>
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('platform.table.save')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
