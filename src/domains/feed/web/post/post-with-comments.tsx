import { CommentThread } from '#domains/comments/web/index.ts'
import type { PostView } from '../../contract.ts'
import { tagPath } from '../paths.ts'
import { Post } from './post.tsx'

/** What the page of a post shows; loaded at once, so that comments do not move when the post comes. */
export default function PostWithComments({ post, onRemoved }: { post: PostView; onRemoved: () => void }) {
  return (
    <>
      <article className="mt-3 rounded-lg border bg-card p-4">
        <Post post={post} onRemoved={onRemoved} />
      </article>
      {post.state === 'published' && (
        <section id="comments" className="mt-6 scroll-mt-20">
          <CommentThread record={{ type: 'post', id: post.id }} tagPath={tagPath} />
        </section>
      )}
    </>
  )
}
