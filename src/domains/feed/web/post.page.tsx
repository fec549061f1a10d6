import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, data as withStatus } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { JsonLd } from '#platform/web/ui/json-ld.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { OriginContext, PageHead } from '#platform/web/ui/page-head.tsx'
import type { PostView } from '../contract.ts'
import type { Route } from './+types/post.page.ts'
import { postQuery } from './queries.ts'

const PostWithComments = lazyPart(() => import('./post/post-with-comments.tsx'))

/** The document is everybody's: what only members may read is asked for by the browser. */
export async function loader({ context, params: { postId } }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(postQuery(source, postId))).catch((error: unknown) => {
    if (errorCode(error) === 'NOT_FOUND') return withStatus(IN_CACHE, { status: 404 })
    throw error
  })
}

export async function clientLoader({ params: { postId } }: Route.ClientLoaderArgs) {
  const source = browserSource()
  await source.client.prefetchQuery(postQuery(source, postId))
  return IN_CACHE
}

export default function PostPage({ loaderData, params: { postId } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <OpenPost key={postId} postId={postId} />
    </HydrationBoundary>
  )
}

function OpenPost({ postId }: { postId: string }) {
  const { t } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  // Members see more than the document of everybody says.
  const { data, error, refetch } = useQuery({ ...postQuery(useSource(), postId), ...(me && { refetchOnMount: 'always' as const }) })
  if (errorCode(error) === 'NOT_FOUND') return <NotFound />
  if (error && !data) return <FailedNotice text={t('feed.failed')} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('platform.loading')}</p>
  const { post } = data
  const name = post.author.name
  const picture = post.pictures[0] ?? post.record?.card?.image
  const title = t('feed.postOf', { name })
  return (
    <main id="content" className="mx-auto min-h-dvh w-full max-w-2xl px-4 py-6 md:px-8">
      <PageHead
        title={title}
        kind="article"
        description={excerpt(post) || title}
        image={picture?.sources.at(-1)?.url}
        imageAlt={picture?.alt}
        thumbnail={post.author.avatarUrl}
        hidden={post.audience !== 'public'}
      />
      {post.audience === 'public' && <PostJsonLd post={post} />}
      <Breadcrumbs crumbs={[...(me ? [{ label: t('feed.title'), to: '/social' }] : []), { label: title }]} />
      <h1 className="sr-only">{title}</h1>
      <PostWithComments post={post} onRemoved={() => void navigate('/social')} />
    </main>
  )
}

const EXCERPT = 200
const excerpt = ({ text }: PostView) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text)

/** What search engines read of a post. */
function PostJsonLd({ post: { author, text, createdAt, editedAt, pictures, likes, comments, reposts } }: { post: PostView }) {
  const origin = use(OriginContext)
  const counted = [
    ['LikeAction', likes],
    ['CommentAction', comments],
    ['ShareAction', reposts],
  ] as const
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        author: { '@type': 'Person', name: author.name },
        text,
        datePublished: createdAt,
        ...(editedAt && { dateModified: editedAt }),
        ...(pictures.length > 0 && { image: pictures.flatMap(({ sources }) => sources.at(-1) ?? []).map(({ url }) => origin + url) }),
        interactionStatistic: counted.map(([type, count]) => ({
          '@type': 'InteractionCounter',
          interactionType: `https://schema.org/${type}`,
          userInteractionCount: count,
        })),
      }}
    />
  )
}
