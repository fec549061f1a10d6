/** What a tab does about the news of the stream. */
import type { QueryClient } from '@tanstack/react-query'
import type { StreamNews, Topics } from './connection.ts'
import type { SignalHandlers } from './signal-handlers.ts'

/** Refetches that many browsers do for the same reason spread over this time. */
const SPREAD_MS = 1500
/** A refetch during a write would show the state before it. */
const WRITING_MS = 250
const MAX_WAITS = 20

type Options = {
  client: QueryClient
  handlers: SignalHandlers
  /** Whether the page shows a member's or a guest's screen. */
  isMember(): boolean
  /** Asks who uses this browser now; what a page of somebody else shows is not refetched. */
  refetchViewer(): void
  isHidden(): boolean
  after(ms: number, work: () => void): void
  random(): number
}

export function createNewsHandler({
  client,
  handlers,
  isMember,
  refetchViewer,
  isHidden,
  after,
  random,
}: Options): (news: StreamNews) => void {
  function whenWritten(work: () => void, waits = 0): void {
    if (client.isMutating() === 0 || waits === MAX_WAITS) work()
    else after(WRITING_MS, () => whenWritten(work, waits + 1))
  }
  const refetchTopics = (topics: Topics) =>
    whenWritten(() => {
      for (const [topic, ids] of topics) handlers[topic]?.(client, ids)
    })
  /** A hidden tab refetches when it is shown. */
  const refetchAll = () => whenWritten(() => void client.invalidateQueries({ refetchType: isHidden() ? 'none' : 'active' }))
  const spread = (work: () => void) => after(random() * SPREAD_MS, work)

  return (news) => {
    if (news.kind === 'open') {
      if ((news.viewer !== null) !== isMember()) refetchViewer()
      else if (news.again) refetchAll()
    }
    if (news.kind === 'anything') spread(refetchAll)
    if (news.kind === 'topics') {
      if (news.spread) spread(() => refetchTopics(news.topics))
      else refetchTopics(news.topics)
    }
  }
}
