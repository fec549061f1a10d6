import { BellOff } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { ConversationRow } from '../../contract.ts'
import { openConversationPath } from '../conversation-path.ts'
import { conversationName } from '../names.ts'
import { ConversationAvatar } from '../party-avatar.tsx'
import { rowTime } from '../times.ts'
import { Snippet } from './snippet.tsx'

const MAX_SHOWN = 99

type Props = {
  row: ConversationRow
  isOpen: boolean
  search: string
  rowProps: { tabIndex: number; ref: Ref<HTMLAnchorElement>; onFocus: () => void; onKeyDown: (event: KeyboardEvent) => void }
}

/** A conversation: who, the last message, when, and how much is unread. */
export function ConversationRowItem({ row, isOpen, search, rowProps }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, last, unread, markedUnread, muted } = row
  const isUnread = unread > 0 || markedUnread
  const shown = unread > MAX_SHOWN ? `${formatNumber(MAX_SHOWN, locale)}+` : formatNumber(unread, locale)
  return (
    <li>
      <Link
        {...rowProps}
        to={{ pathname: openConversationPath(id), search }}
        data-conversation={id}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-18 items-center gap-3 rounded-md px-3 py-2 transition hover:bg-muted aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground"
      >
        <ConversationAvatar {...row} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className={classes('flex min-w-0 grow', isUnread ? 'font-bold' : 'font-medium')}>
              <bdi className="truncate">{conversationName(t, row)}</bdi>
            </span>
            {last && (
              <time
                dateTime={last.sentAt}
                title={formatMoment(last.sentAt, locale)}
                className={classes('shrink-0 text-xs', isUnread ? 'font-semibold text-foreground' : 'text-muted-foreground')}
              >
                {rowTime(t, last.sentAt, new Date(), locale)}
              </time>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span className={classes('flex min-w-0 grow gap-1 text-sm', isUnread ? 'text-foreground' : 'text-muted-foreground')}>
              <Snippet row={row} />
            </span>
            {muted && <BellOff role="img" aria-label={t('messages.muted')} className="size-4 shrink-0 text-muted-foreground" />}
            {isUnread && (
              <span
                className={classes(
                  'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-1.5 text-xs leading-none font-bold tabular-nums',
                  muted ? 'bg-muted-foreground text-background' : 'bg-primary text-primary-foreground',
                )}
              >
                <span className="sr-only">{unread > 0 ? t('messages.unread', { count: unread }) : t('messages.markedUnread')}</span>
                <span aria-hidden>{unread > 0 ? shown : ''}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
