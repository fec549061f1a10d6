import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WorkspaceView } from '../../contract.ts'
import { useDeleteWorkspace } from './operations.ts'

type Props = { workspace: WorkspaceView; homeId: string; onClose: () => void }

export default function DeleteDialog({ workspace, homeId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { name: '' },
    operation: useDeleteWorkspace(workspace.id, homeId),
    input: ({ name }) => ({ name: name.trim() }),
    draft: null,
    words: 'workspaces',
    marks: { NAME_DIFFERS: 'name' },
    onDone: () => {
      toast({ title: t('workspaces.delete.done', { name: workspace.name }) })
      onClose()
    },
  })
  return (
    <Modal open onOpenChange={onClose} firm title={t('workspaces.delete.question', { name: workspace.name })}>
      <Form form={form}>
        <p className="text-muted-foreground">{t('workspaces.delete.text')}</p>
        <TextField
          {...form.field('name', { required: true })}
          dir="auto"
          autoComplete="off"
          label={t('workspaces.delete.type', { name: workspace.name })}
          className="my-5"
        />
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy}>
            {t('workspaces.delete.submit')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
