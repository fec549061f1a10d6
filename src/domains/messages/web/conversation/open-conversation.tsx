import { type KeyboardEvent, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShortcuts } from '#platform/web/command/use-shortcuts.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import type { ConversationView, MessageView } from '../../contract.ts'
import type { Sent } from '../composer/use-composer.ts'
import { ConversationFoot } from './conversation-foot.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { EmptyThread } from './empty-thread.tsx'
import { JumpButton } from './jump-button.tsx'
import { MessageActsContext } from './message-acts.ts'
import { MessageList } from './message-list.tsx'
import { findReaders } from './readers.ts'
import { ThreadPanel } from './thread-panel.tsx'
import { useMessageActs } from './use-message-acts.ts'
import { useOutgoing } from './use-outgoing.ts'
import { useReadMarker } from './use-read-marker.ts'
import { useScroll } from './use-scroll.ts'
import { useThread } from './use-thread.ts'
import { useTypingParties } from './use-typing.ts'

type Props = { conversation: ConversationView; at: number | null }

export default function OpenConversation({ conversation, at }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, kind, about, asWorkspaceId } = conversation
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const thread = useThread(conversation, at)
  const { items, last, newAfter } = thread
  const { outgoing, send, retry, discard } = useOutgoing(id, items, thread.updatedAt)
  const scroll = useScroll({
    box,
    content,
    firstKey: items[0]?.id ?? '',
    lastKey: `${items.at(-1)?.id ?? ''} ${outgoing.length}`,
    ready: thread.ready,
    openAt: at === null ? 'new-messages' : `message-${at}`,
    hasBefore: thread.hasBefore,
    hasAfter: thread.hasAfter,
    onBefore: thread.before,
    onAfter: thread.after,
  })
  const [replyTo, setReplyTo] = useState<MessageView | null>(null)
  const [marked, setMarked] = useState(at)
  const [paused, setPaused] = useState(false)
  const typing = useTypingParties(conversation, items)
  useReadMarker({ conversation, last, atEnd: scroll.atEnd && thread.ready, paused })

  async function jump(position: number) {
    setMarked(position)
    if (!items.some((message) => message.position === position)) await thread.show({ around: position })
    requestAnimationFrame(() => scroll.toPlace(`message-${position}`))
  }
  const acts = useMessageActs(conversation, {
    reply: (message) => {
      setReplyTo(message)
      field.current?.focus()
    },
    jump: (position) => void jump(position),
    retry: (again) => void retry(again),
    discard: (again) => void discard(again),
  })

  async function toEnd() {
    if (thread.hasAfter) await thread.show('latest')
    requestAnimationFrame(scroll.toEnd)
  }

  const leave = () => void navigate({ pathname: '/messages', search: window.location.search })
  useShortcuts({ Escape: leave })

  function onKeyDown(event: KeyboardEvent, text: string) {
    if (event.key === 'Escape') return replyTo ? setReplyTo(null) : leave()
    const lastOwn = items.findLast(({ mine, deletedAt }) => mine && deletedAt === null)
    if (event.key === 'ArrowUp' && text === '' && lastOwn?.text) {
      event.preventDefault()
      acts.edit(lastOwn)
    }
  }

  async function sendNow({ content: sent, uploads, card }: Sent) {
    const images = uploads.map(({ upload: { url, width, height }, alt }) => ({ alt, width, height, sources: [{ width, url }] }))
    const reply = replyTo && { ...replyTo, deleted: replyTo.deletedAt !== null }
    if (thread.hasAfter) await thread.show('latest')
    send(sent, { images, card, reply })
    requestAnimationFrame(scroll.toEnd)
  }

  const unseen = items.filter(({ position, side }) => side !== 'own' && position > conversation.readTo).length
  const Panel = about ? use(MessageParts).panels[about.type] : undefined
  if (thread.failed) return <FailedNotice text={t('messages.failed')} onRetry={() => void thread.refetch()} />
  if (!thread.loaded) return <ConversationSkeleton />
  return (
    <div className="flex min-h-0 min-w-0 grow">
      <section aria-label={t('messages.conversation')} className="flex min-h-0 min-w-0 grow flex-col">
        <ConversationHead
          conversation={conversation}
          hasPanel={Panel !== undefined}
          onMarkedUnread={() => {
            setPaused(true)
            leave()
          }}
        />
        <MessageActsContext value={acts}>
          <div className="relative min-h-0 grow">
            <div
              ref={box}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
              tabIndex={0}
              role="log"
              aria-label={t('messages.log')}
              className="h-full overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
            >
              <div ref={content} className="mx-auto flex min-h-full w-full max-w-3xl flex-col justify-end px-3 pb-2 md:px-5">
                {items.length + outgoing.length === 0 && <EmptyThread conversation={conversation} />}
                <MessageList
                  items={items}
                  outgoing={outgoing}
                  conversationId={id}
                  newAfter={newAfter}
                  withNames={kind !== 'direct'}
                  readers={findReaders(conversation, items)}
                  marked={marked}
                />
              </div>
            </div>
            {!scroll.atEnd && <JumpButton count={unseen} onClick={() => void toEnd()} />}
          </div>
          <ConversationFoot
            conversation={conversation}
            typing={typing}
            field={field}
            replyTo={replyTo}
            onReplyEnd={() => setReplyTo(null)}
            onKeyDown={onKeyDown}
            onSend={sendNow}
          />
        </MessageActsContext>
      </section>
      {about && Panel && <ThreadPanel Panel={Panel} id={about.id} asWorkspaceId={asWorkspaceId} />}
    </div>
  )
}
