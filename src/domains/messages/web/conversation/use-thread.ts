import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSource } from '#platform/web/source.ts'
import type { ConversationView, MessageView } from '../../contract.ts'
import { loadNewer, loadOlder, showPart, type ThreadStart, threadKey, threadQuery } from './thread-query.ts'
import { useIsVisible } from './use-read-marker.ts'

/** With more unread messages than this, the conversation opens around the first of them. */
const ONE_PAGE = 30
const NONE: readonly MessageView[] = []

function startOf({ readTo, lastPosition, unread }: ConversationView, at: number | null): ThreadStart {
  if (at !== null) return { around: at }
  return unread > 0 && lastPosition - readTo > ONE_PAGE ? { around: readTo + 1 } : 'latest'
}

/** The loaded messages of the open conversation. `at`: a position to open at, from a search or a link. */
export function useThread(conversation: ConversationView, at: number | null) {
  const source = useSource()
  const client = useQueryClient()
  const { id, readTo, lastPosition, unread } = conversation
  const [start] = useState(() => startOf(conversation, at))
  const { data, dataUpdatedAt, isLoadingError, isFetchedAfterMount, isFetching, refetch } = useQuery(threadQuery(source, id, start))
  const items = data?.items ?? NONE
  const last = items.at(-1)?.position ?? 0

  const before = useCallback(() => loadOlder(client, source, id), [client, source, id])
  const after = useCallback(() => loadNewer(client, source, id), [client, source, id])
  const show = useCallback((part: ThreadStart) => showPart(client, source, id, part), [client, source, id])

  // A part in the middle is not what the conversation opens with next time.
  const hasAfter = data?.hasAfter ?? false
  const isPart = useRef(hasAfter)
  isPart.current = hasAfter
  useEffect(
    () => () => {
      if (isPart.current) client.removeQueries({ queryKey: threadKey(source.language, id) })
    },
    [client, source.language, id],
  )

  return {
    items,
    last,
    hasBefore: data?.hasBefore ?? false,
    hasAfter,
    loaded: data !== undefined,
    ready: data !== undefined && (isFetchedAfterMount || !isFetching),
    failed: isLoadingError,
    updatedAt: dataUpdatedAt,
    newAfter: useNewDivider(unread > 0 ? readTo : null, lastPosition, items),
    before,
    after,
    show,
    refetch,
  }
}

/**
 * The position after which messages are new to the reader. It stays until the conversation is left; what arrives while the window is
 * hidden begins at it, too.
 */
function useNewDivider(unreadAfter: number | null, lastPosition: number, items: readonly MessageView[]): number | null {
  const visible = useIsVisible()
  const [newAfter, setNewAfter] = useState(unreadAfter)
  const newest = items.at(-1)
  const seen = useRef(lastPosition)
  useEffect(() => {
    if (!newest) return
    const known = seen.current
    if (visible || newest.side === 'own') seen.current = newest.position
    else if (newest.position > known) setNewAfter((now) => now ?? known)
  }, [newest, visible])
  return newAfter
}
