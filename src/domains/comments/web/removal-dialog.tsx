import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_REMOVAL_REASON } from '../contract/limits.ts'
import type { ReplyView } from '../contract.ts'
import { type CommentedRecord, threadKey } from './queries.ts'

type Props = { record: CommentedRecord; comment: ReplyView; onClose: () => void }

/** A moderator removes a comment with a reason that its author reads. */
export function RemovalDialog({ record, comment: { id: commentId }, onClose }: Props) {
  const { t } = useTranslation()
  const { api, language } = useSource()
  const client = useQueryClient()
  const operation = useOperation(
    (input: { reason: string }, idempotencyKey) => api.comments.remove({ commentId, ...input }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: threadKey(language, record) }) },
  )
  const form = useOperationForm({
    defaults: { reason: '' },
    operation,
    input: ({ reason }) => ({ reason: (reason ?? '').trim() }),
    draft: `comments.remove ${commentId}`,
    words: 'comments',
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('comments.removal.title')}
      lead={t('comments.removal.lead')}
      submit={t('comments.removal.submit')}
      look="destructive"
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason', { required: true, maxLength: MAX_REMOVAL_REASON })}
        label={t('comments.removal.reason')}
        rows={3}
        dir="auto"
      />
    </FormDialog>
  )
}
