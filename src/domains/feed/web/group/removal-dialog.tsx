import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_REASON } from '../../contract/limits.ts'
import type { PostView } from '../../contract.ts'
import { useRemoveFromGroup } from './operations.ts'

/** A moderator of the group declines a post that waits, or removes one. Its author reads the reason. Keys: feed.group.decline, feed.group.remove */
export default function RemovalDialog({ post: { id, state }, onClose }: { post: PostView; onClose: () => void }) {
  const { t } = useTranslation()
  const act = state === 'waiting' ? 'decline' : 'remove'
  const form = useOperationForm({
    defaults: { reason: '' },
    operation: useRemoveFromGroup(id),
    input: ({ reason }) => ({ reason: (reason ?? '').trim() }),
    draft: `feed.groups.remove ${id}`,
    words: 'feed',
    onDone() {
      toast({ title: t('feed.done.removeFromGroup') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('feed.group.removal.title')}
      lead={t('feed.group.removal.lead')}
      submit={t(`feed.group.${act}`)}
      look="destructive"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_REASON })}
        label={t('feed.group.removal.reason')}
        rows={3}
        dir="auto"
      />
    </FormDialog>
  )
}
