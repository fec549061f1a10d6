import { Clock, LoaderCircle, TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { MessageView } from '../../contract.ts'
import { partyName } from '../names.ts'
import { PartyAvatar } from '../party-avatar.tsx'
import { clockTime } from '../times.ts'
import { MessageActsContext } from './message-acts.ts'
import type { Outgoing } from './outgoing-store.ts'
import type { Readers } from './readers.ts'

type Props = { message: MessageView; outgoing: Outgoing | null; readers: Readers | null; last: boolean }
const MAX_FACES = 5

/** Below a message: when it was written, whether it was edited, sent and seen, or why it was not sent. */
export function SendState({ message, outgoing, readers, last }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (outgoing) return <OutgoingState outgoing={outgoing} />
  if (!last && !readers && message.editedAt === null) return null
  const seenBy = readers?.parties ?? []
  return (
    <span className="flex min-h-5 items-center gap-1.5 px-1 pt-0.5 text-xs text-muted-foreground">
      <time dateTime={message.sentAt} title={formatMoment(message.sentAt, locale)}>
        {clockTime(message.sentAt, locale)}
      </time>
      {message.editedAt !== null && message.deletedAt === null && (
        <span title={formatMoment(message.editedAt, locale)}>· {t('messages.edited')}</span>
      )}
      {readers && seenBy.length === 0 && <span>· {t('messages.state.sent')}</span>}
      {seenBy.length > 0 && (
        <span className="inline-flex items-center gap-1.5">
          · {t('messages.state.seen')}
          {seenBy.length > 1 && (
            <span role="img" aria-label={seenBy.map((party) => partyName(t, party)).join(', ')} className="flex -space-x-1.5">
              {seenBy.slice(0, MAX_FACES).map((party) => (
                <PartyAvatar key={partyName(t, party)} party={party} size="xs" className="size-5! ring-2 ring-background" />
              ))}
            </span>
          )}
        </span>
      )}
    </span>
  )
}

function OutgoingState({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation()
  const acts = use(MessageActsContext)
  if (outgoing.state === 'failed') {
    return (
      <span role="alert" className="flex flex-wrap items-center justify-end gap-x-2 px-1 text-xs text-destructive">
        <TriangleAlert aria-hidden className="size-3.5" />
        {outgoing.error ? failureText(t, outgoing.error, 'messages') : t('messages.state.failed')}
        <button
          type="button"
          onClick={() => acts?.retry(outgoing)}
          className="min-h-11 font-semibold underline underline-offset-2 md:min-h-7"
        >
          {t('messages.state.retry')}
        </button>
        <button type="button" onClick={() => acts?.discard(outgoing)} className="min-h-11 underline underline-offset-2 md:min-h-7">
          {t('messages.state.discard')}
        </button>
      </span>
    )
  }
  const waiting = outgoing.state === 'waiting'
  const Icon = waiting ? Clock : LoaderCircle
  return (
    <span role="status" className="flex min-h-5 items-center gap-1.5 px-1 pt-0.5 text-xs text-muted-foreground">
      <Icon aria-hidden className={waiting ? 'size-3.5' : 'size-3.5 animate-spin motion-reduce:animate-none'} />
      {t(waiting ? 'messages.state.waiting' : 'messages.state.sending')}
    </span>
  )
}
