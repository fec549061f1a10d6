import { Settings2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { NotificationView } from '../contract.ts'
import { AreaSign, Faces } from './faces.tsx'
import { Unbroken } from './unbroken.tsx'

type Props = { notification: NotificationView; onOpen: (notification: NotificationView) => void; onSettings?: () => void }

/** One group: a press opens the exact place; the button beside it opens the settings of its kind. */
export function NotificationRow({ notification, onOpen, onSettings }: Props) {
  const { t } = useTranslation()
  const { kind, area, text, people, href, at, isRead } = notification
  return (
    <li className={classes('relative flex items-start gap-1 transition hover:bg-muted', !isRead && 'bg-accent/40')}>
      <Link
        to={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onOpen(notification)
        }}
        className="flex min-h-14 min-w-0 grow items-start gap-3 px-4 py-3"
      >
        <span className="mt-2.5 flex w-2 shrink-0 justify-center">
          {!isRead && <span aria-hidden className="size-2 rounded-full bg-primary" />}
        </span>
        {people.length === 0 && <AreaSign area={area} />}
        <span className="flex min-w-0 grow flex-col gap-1.5">
          {people.length > 0 && <Faces people={people} />}
          <span className={classes('text-sm break-words', !isRead && 'font-semibold')}>
            {!isRead && <span className="sr-only">{t('notifications.row.unread')} </span>}
            <Unbroken text={text} />
          </span>
          <span className="text-xs text-muted-foreground">
            <RelativeTime iso={at} />
          </span>
        </span>
      </Link>
      <Link
        to={`/settings?tab=notifications#${kind}`}
        aria-label={t('notifications.row.settings', { text })}
        onClick={onSettings}
        className="m-1 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted-foreground transition hover:text-foreground"
      >
        <Settings2 aria-hidden className="size-4" />
      </Link>
    </li>
  )
}
