import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { MessageView } from '../../contract.ts'
import { dayName } from '../times.ts'
import { toLines } from './lines.ts'
import { Message } from './message.tsx'
import type { Outgoing } from './outgoing-store.ts'
import type { ReadersByMessage } from './readers.ts'

export type MessageListProps = {
  items: readonly MessageView[]
  conversationId: string
  /** Position after which a divider says that messages are new. */
  newAfter?: number | null
  outgoing?: readonly Outgoing[]
  /** In groups, names are shown above messages. */
  withNames?: boolean
  readers?: ReadersByMessage
  /** Position of the message to point out. */
  marked?: number | null
}

/** The messages of a conversation, without scrolling of its own. */
export function MessageList({
  items,
  conversationId,
  newAfter = null,
  outgoing = [],
  withNames = false,
  readers,
  marked = null,
}: MessageListProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = new Date()
  return (
    <ol className="flex flex-col">
      {toLines(items, outgoing, newAfter).map((line) => {
        if (line.kind === 'day') {
          return (
            <li key={line.key} className="flex justify-center pt-5 pb-2">
              <time
                dateTime={line.iso}
                className="rounded-full bg-muted px-3 py-0.5 text-xs font-medium text-muted-foreground first-letter:uppercase"
              >
                {dayName(t, line.iso, now, locale)}
              </time>
            </li>
          )
        }
        if (line.kind === 'new') {
          return (
            <li key={line.key} id="new-messages" className="flex items-center gap-3 py-2 text-xs leading-normal font-semibold text-primary">
              <span aria-hidden className="h-px grow bg-primary/50" />
              {t('messages.new')}
              <span aria-hidden className="h-px grow bg-primary/50" />
            </li>
          )
        }
        return (
          <Message
            key={line.key}
            line={line}
            conversationId={conversationId}
            withNames={withNames}
            readers={readers?.get(line.message.id) ?? null}
            marked={line.message.position === marked}
          />
        )
      })}
    </ol>
  )
}
