import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '#domains/accounts/web/index.ts'
import { Specimen } from '#platform/web/catalogue/specimen.tsx'
import { type Source, useSource } from '#platform/web/source.ts'
import type { CommentView, ReplyView } from '../contract.ts'
import { CommentThread } from './index.ts'
import { threadQuery } from './queries.ts'

const RECORD = { type: 'sample', id: 'full' }
const EMPTY = { type: 'sample', id: 'empty' }
const AT = '2026-11-20T09:00:00.000Z'

function reply(id: string, name: string, text: string, more: Partial<ReplyView> = {}): ReplyView {
  const author = { id: `usr_${name}`, username: name, name, avatarUrl: null }
  return {
    id,
    parentId: null,
    author,
    mine: false,
    state: 'shown',
    text,
    mentions: [],
    replyTo: null,
    reactions: [],
    createdAt: AT,
    editedAt: null,
    removalReason: null,
    clientKey: null,
    ...more,
  }
}

const ME = {
  id: 'usr_amira',
  username: 'amira',
  name: 'amira',
  avatarUrl: null,
  email: 'amira@example.com',
  role: 'user' as const,
  emailVerified: true,
  emailProof: 'mailed' as const,
  mustConfirmEmail: false,
  createdAt: AT,
  reauthenticatedUntil: null,
  secondFactorDue: null,
  preferences: {
    language: null,
    digits: null,
    currency: null,
    timeZone: null,
    browserTimeZone: 'UTC',
    theme: null,
    dashboard: null,
    notifications: { newFollowers: true, postLikes: true, postComments: true, newMessages: true },
  },
}

const comment = (view: ReplyView, replies: ReplyView[] = [], replyCount = replies.length): CommentView => ({ ...view, replies, replyCount })

const REACTIONS = [
  { emoji: '👍', count: 12, mine: true },
  { emoji: '🎉', count: 1, mine: false },
]
const ITEMS = [
  comment(
    reply('1', 'chen', 'When does the kiln open? @amira said nine. See https://example.com/market', {
      reactions: REACTIONS,
      mentions: [{ name: 'amira', username: 'amira' }],
    }),
    [
      reply('2', 'amira', 'At nine, until the glaze is gone.', { parentId: '1', editedAt: AT, mine: true }),
      reply('3', 'ليلى', 'شكرًا، سأكون هناك في التاسعة.', { parentId: '1', replyTo: { commentId: '2', username: 'amira' } }),
    ],
    9,
  ),
  comment(reply('4', 'bruno', '', { state: 'deleted', author: null }), [
    reply('5', 'dalia', 'I had the same question.', { parentId: '4' }),
  ]),
  comment(reply('6', 'amira', 'Buy now, buy cheap!', { state: 'removed', mine: true, removalReason: 'Advertising belongs in the shop.' })),
]
const PINNED = comment(reply('0', 'amira', 'Please bring your own apron.\n\nلا تنسوا المآزر.'))

/** A cache that holds the answers of the server. */
function sampleClient(source: Source): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(meQuery(source).queryKey, ME)
  return client
}

export default function CommentThreads() {
  const source = useSource()
  const rights = { canComment: true, canModerate: false, canPin: true }
  const [client] = useState(() => {
    const made = sampleClient(source)
    const full = { ...rights, pinned: PINNED, items: ITEMS, nextCursor: null, count: 12 }
    made.setQueryData(threadQuery(source, RECORD, 'top').queryKey, { pages: [full], pageParams: [''] })
    const none = { ...rights, pinned: null, items: [], nextCursor: null, count: 0 }
    made.setQueryData(threadQuery(source, EMPTY, 'top').queryKey, { pages: [none], pageParams: [''] })
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <Specimen title="A thread" note="Pinned, with replies, deleted and removed comments.">
        <div className="max-w-2xl">
          <CommentThread record={RECORD} />
        </div>
      </Specimen>
      <Specimen title="No comments yet">
        <div className="max-w-2xl">
          <CommentThread record={EMPTY} />
        </div>
      </Specimen>
    </QueryClientProvider>
  )
}
