import { Ban } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'
import type { MessageView } from '../../contract.ts'
import { MessageActsContext } from './message-acts.ts'
import { MessageText } from './message-text.tsx'
import { Pictures } from './pictures.tsx'
import { Quote } from './quote.tsx'
import { RecordCard } from './record-card.tsx'

type Props = { message: MessageView; conversationId: string; first: boolean; last: boolean; marked: boolean; pending: boolean }

/** What a message says. Deleted messages, and those of a blocked person in a group, leave a line. */
export function Bubble({ message, conversationId, first, last, marked, pending }: Props) {
  const { t } = useTranslation()
  const acts = use(MessageActsContext)
  const { text, pictures, record, replyTo, side, deletedAt, hidden } = message
  if (deletedAt !== null || hidden) {
    return (
      <p className="flex items-center gap-2 rounded-lg border border-dashed px-3 py-2 text-sm text-muted-foreground italic">
        <Ban aria-hidden className="size-4 shrink-0" />
        {hidden ? t('messages.hiddenText') : t(message.mine ? 'messages.deletedByYou' : 'messages.deleted')}
      </p>
    )
  }
  const own = side === 'own'
  const hasText = text !== '' || replyTo !== null
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', own ? 'items-end' : 'items-start', pending && 'opacity-80')}>
      {hasText && (
        <div
          className={classes(
            'max-w-full min-w-0 rounded-lg px-3.5 py-2 text-sm leading-normal transition-shadow',
            own ? 'bg-primary text-primary-foreground' : 'bg-muted text-foreground',
            own && !first && 'rounded-se-sm',
            own && last && 'rounded-ee-sm',
            !own && !first && 'rounded-ss-sm',
            !own && last && 'rounded-es-sm',
            marked && 'outline-2 outline-offset-2 outline-ring',
          )}
        >
          {replyTo && <Quote reply={replyTo} own={own} {...(acts && { onOpen: () => acts.jump(replyTo.position) })} />}
          {text !== '' && <MessageText text={text} />}
        </div>
      )}
      <Pictures images={pictures} />
      {record && <RecordCard record={record} conversationId={conversationId} />}
    </div>
  )
}
