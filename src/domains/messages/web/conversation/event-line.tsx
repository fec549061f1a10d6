import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { MessageParts } from '#platform/web/message-parts.ts'
import type { MessageView } from '../../contract.ts'
import { clockTime } from '../times.ts'
import { RecordCard } from './record-card.tsx'

/** What happened, said by Plaza: by the domain of the event, or by messages itself. Keys: messages.event.* */
export function EventLine({ message, conversationId }: { message: MessageView; conversationId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { events } = use(MessageParts)
  const { event, text, record, position, sentAt } = message
  const key = event && (events[event.kind] ?? `messages.event.${event.kind.split('.').at(-1)}`)
  return (
    <li id={`message-${position}`} data-position={position} data-side="system" className="flex flex-col items-center gap-2 py-2">
      <p className="max-w-md px-4 text-center text-xs text-muted-foreground">
        <span dir="auto">{key ? t(key, event?.params) : text}</span>{' '}
        <time dateTime={sentAt} className="whitespace-nowrap">
          · {clockTime(sentAt, locale)}
        </time>
      </p>
      {record && (
        <Suspense fallback={null}>
          <RecordCard record={record} conversationId={conversationId} />
        </Suspense>
      )}
    </li>
  )
}
