import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { conversationName } from '../names.ts'
import { conversationQuery } from '../queries.ts'
import { ConversationSkeleton } from './conversation-skeleton.tsx'

const OpenConversation = lazyPart(() => import('./open-conversation.tsx'), { Fallback: ConversationSkeleton })

/** One conversation with its head, its messages and the composer. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const at = Number(search.get('at')) || null
  const { data, error, isFetchedAfterMount, isLoadingError, refetch } = useQuery(conversationQuery(useSource(), id))
  // Who blocked the reader, or a conversation that was left, is not shown any longer.
  const missing = errorCode(error) === 'NOT_FOUND'
  if (missing) {
    return (
      <Notice icon={MessagesSquare} title={t('messages.missing.title')} text={t('messages.missing.text')}>
        <ButtonLink to="/messages" look="secondary">
          {t('messages.back')}
        </ButtonLink>
      </Notice>
    )
  }
  if (isLoadingError) return <FailedNotice text={t('messages.failed')} onRetry={() => void refetch()} />
  // Where to open depends on what is unread now; offline, on what is known.
  if (!data || (!isFetchedAfterMount && navigator.onLine)) return <ConversationSkeleton />
  return (
    <>
      <PageHead title={conversationName(t, data)} hidden />
      <OpenConversation key={`${id} ${at}`} conversation={data} at={at} />
    </>
  )
}
