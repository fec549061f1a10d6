import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_APPROVED } from '../../contract/limits.ts'
import type { PostView } from '../../contract.ts'
import { Post } from '../post/post.tsx'
import { waitingQuery } from '../queries.ts'
import { useApprove } from './operations.ts'

const RemovalDialog = lazyPart(() => import('./removal-dialog.tsx'))

type Props = { groupId: string; moderates: boolean }

/** Posts that wait for a moderator: all of the group for moderators, their own for members. */
export function WaitingPosts({ groupId, moderates }: Props) {
  const { t } = useTranslation()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, error } = useInfiniteQuery(waitingQuery(useSource(), groupId))
  const approve = useApprove(groupId)
  const [declining, setDeclining] = useState<PostView | null>(null)
  const posts = data?.pages.flatMap(({ items }) => items.map(({ post }) => post)) ?? []
  if (posts.length === 0) return null

  async function approveAll(postIds: string[]) {
    try {
      const { approved } = await approve.mutateAsync({ postIds })
      toast({ title: t('feed.done.approve', { count: approved }) })
    } catch (failed) {
      toast({ variant: 'destructive', title: failureText(t, failed, 'feed') })
    }
  }

  return (
    <section aria-label={t('feed.group.waiting')} className="space-y-3 rounded-lg border border-dashed p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{t('feed.group.waiting')}</h2>
        {moderates && posts.length > 1 && (
          <Button
            look="secondary"
            size="sm"
            busy={approve.isPending}
            onClick={() => void approveAll(posts.slice(0, MAX_APPROVED).map(({ id }) => id))}
          >
            {t('feed.group.approveAll', { count: Math.min(posts.length, MAX_APPROVED) })}
          </Button>
        )}
      </div>
      {posts.map((post) => (
        <article
          key={post.id}
          aria-label={t('feed.postOf', { name: post.author.name })}
          className="rounded-lg border bg-card p-4 [contain-intrinsic-size:auto_18rem] [content-visibility:auto]"
        >
          <Post post={post} inGroup />
          {moderates && (
            <div className="mt-3 flex flex-wrap gap-2 border-t pt-3">
              <Button size="sm" disabled={approve.isPending} onClick={() => void approveAll([post.id])}>
                <Check aria-hidden className="size-4" />
                {t('feed.group.approve')}
              </Button>
              {!post.mine && (
                <Button look="secondary" size="sm" onClick={() => setDeclining(post)}>
                  <X aria-hidden className="size-4" />
                  {t('feed.group.decline')}
                </Button>
              )}
            </div>
          )}
        </article>
      ))}
      <LoadMore more={hasNextPage} busy={isFetchingNextPage} error={error} onMore={() => void fetchNextPage()} />
      <Suspense fallback={null}>{declining && <RemovalDialog post={declining} onClose={() => setDeclining(null)} />}</Suspense>
    </section>
  )
}
