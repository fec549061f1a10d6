import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { summaryQuery } from './queries.ts'

const MAX_SHOWN = 99

/** Leads to the messages, with the number of unread conversations. It is drawn by CSS, because the link has a name in words. */
export function InboxButton() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data } = useQuery(summaryQuery(useSource()))
  const count = data?.conversations ?? 0
  const shown = count > MAX_SHOWN ? `${formatNumber(MAX_SHOWN, locale)}+` : formatNumber(count, locale)
  const label = count === 0 ? t('messages.title') : t('messages.inbox.unread', { count })
  return (
    <Link
      to="/messages"
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md transition hover:bg-muted"
    >
      <MessagesSquare aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          data-count={shown}
          className="absolute end-0.5 top-0 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-destructive px-1 text-[0.6875rem] leading-none font-bold text-destructive-foreground tabular-nums ring-2 ring-background before:content-[attr(data-count)]"
        />
      )}
    </Link>
  )
}
