import { useTranslation } from 'react-i18next'
import { Modal } from '#platform/web/ui/modal.tsx'
import type { PostView } from '../../contract.ts'
import { QuotedPost } from '../post/quoted-post.tsx'
import { Composer } from './composer.tsx'

/** Writes a post that shows another one below it. */
export default function QuoteDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal open onOpenChange={onClose} title={t('feed.quote.title')} width="lg" firm>
      <Composer name={`feed.posts.create quote ${post.id}`} quoted={post} below={<QuotedPost post={post} />} onSent={onClose} autoFocus />
    </Modal>
  )
}
