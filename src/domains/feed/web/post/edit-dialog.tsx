import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MentionField } from '#domains/network/web/index.ts'
import { unitsFor } from '#platform/shared/characters.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CharactersLeft } from '#platform/web/ui/characters-left.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_TEXT } from '../../contract/limits.ts'
import type { PostView } from '../../contract.ts'
import { useTagSource } from '../composer/use-tag-source.ts'
import { useEditPost } from '../operations.ts'

/** Changes the text of an own post. Its readers can open the earlier texts. */
export default function EditDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(post.text)
  const edit = useEditPost()
  const tags = useTagSource()

  async function save() {
    try {
      const { state } = (await edit.mutateAsync({ postId: post.id, text: text.trim() })).post
      if (state === 'waiting') toast({ title: t('feed.done.waiting') })
      onClose()
    } catch {
      // The dialog shows edit.error.
    }
  }

  const lead = post.group?.needsApproval ? 'feed.edit.leadWaits' : 'feed.edit.lead'
  return (
    <Modal open onOpenChange={onClose} title={t('feed.edit.title')} lead={t(lead)} width="lg" firm={text !== post.text}>
      <div className="rounded-md border border-input p-1">
        <MentionField
          label={t('feed.edit.text')}
          value={text}
          autoFocus
          maxLength={unitsFor(MAX_TEXT)}
          onChange={setText}
          sources={{ '#': tags }}
          className="max-h-96 min-h-32"
        />
      </div>
      {edit.error && (
        <p role="alert" className="mt-2 text-sm font-medium text-destructive">
          {failureText(t, edit.error, 'feed')}
        </p>
      )}
      <div className="mt-2 flex justify-end">
        <CharactersLeft text={text} maximum={MAX_TEXT} />
      </div>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('feed.cancel')}
        </Button>
        <Button busy={edit.isPending} disabled={text.trim() === post.text} onClick={() => void save()}>
          {t('feed.edit.submit')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
