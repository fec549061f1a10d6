import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { partyName } from '../names.ts'
import { PartyAvatar } from '../party-avatar.tsx'
import { Bubble } from './bubble.tsx'
import { EventLine } from './event-line.tsx'
import type { MessageLine } from './lines.ts'
import { MessageActsContext } from './message-acts.ts'
import { MessageTools } from './message-tools.tsx'
import { Reactions } from './reactions.tsx'
import type { Readers } from './readers.ts'
import { SendState } from './send-state.tsx'

const MessageEditor = lazyPart(() => import('./message-editor.tsx'))

type Props = { line: MessageLine; conversationId: string; withNames: boolean; readers: Readers | null; marked: boolean }

/** One message: own ones at the end side, those of others at the start side with the sender's picture. */
export function Message({ line: { message, first, last, outgoing }, conversationId, withNames, readers, marked }: Props) {
  const { t } = useTranslation()
  const acts = use(MessageActsContext)
  if (message.side === 'system') return <EventLine message={message} conversationId={conversationId} />
  const own = message.side === 'own'
  const name = partyName(t, message.sender)
  // Of a business, its own people see who of them wrote.
  const by = message.sender?.kind === 'shop' && !message.mine ? message.sender.by?.name : undefined
  const isEditing = acts?.editing === message.id
  return (
    <li
      id={`message-${message.position}`}
      data-position={message.position}
      data-side={message.side}
      className={classes('group/message flex gap-2', first ? 'pt-3' : 'pt-0.5', own && 'flex-row-reverse')}
    >
      {!own && <span className="mb-5.5 w-8 shrink-0 self-end">{last && <PartyAvatar party={message.sender} size="sm" />}</span>}
      <div className={classes('flex max-w-[85%] min-w-0 flex-col md:max-w-[75%]', own ? 'items-end' : 'items-start', isEditing && 'grow')}>
        {first && !own && withNames && (
          <span className="px-1 pb-0.5 text-xs font-semibold text-muted-foreground">
            <bdi>{name}</bdi>
          </span>
        )}
        {first && by && <span className="px-1 pb-0.5 text-xs text-muted-foreground">{t('messages.writtenBy', { name: by })}</span>}
        <span className="sr-only">{own ? t('messages.you') : name}:</span>
        {isEditing ? (
          <Suspense fallback={null}>
            <MessageEditor message={message} />
          </Suspense>
        ) : (
          <div className={classes('flex max-w-full items-center gap-1', own && 'flex-row-reverse')}>
            <Bubble
              message={message}
              conversationId={conversationId}
              first={first}
              last={last}
              marked={marked}
              pending={outgoing !== null}
            />
            {acts && !outgoing && message.deletedAt === null && !message.hidden && <MessageTools message={message} acts={acts} />}
          </div>
        )}
        {message.reactions.length > 0 && <Reactions message={message} />}
        <SendState message={message} outgoing={outgoing} readers={readers} last={last} />
      </div>
    </li>
  )
}
