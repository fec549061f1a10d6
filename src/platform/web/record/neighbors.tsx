import { ArrowLeft, ArrowRight, List } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useNeighbors } from '../table/list-trail.ts'
import { isTyping } from '../table/use-row-keys.ts'

const STEP = 'inline-flex size-11 items-center justify-center rounded-md transition hover:bg-muted md:size-9'

/** Links to the previous and next record of the list it was opened from, also on the keys `[` and `]`. */
export function NeighborLinks({ path }: { path: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const around = useNeighbors(path)
  const [previous, next] = [around?.previous ?? null, around?.next ?? null]

  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const to = { '[': previous, ']': next }[event.key]
      if (to) void navigate(to)
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [navigate, previous, next])

  if (!around) return null
  return (
    <nav aria-label={t('platform.record.place', { place: around.place, count: around.count })} className="flex items-center gap-1">
      <Link to={around.list} aria-label={t('platform.record.back')} title={t('platform.record.back')} className={STEP}>
        <List aria-hidden className="size-4.5" />
      </Link>
      <span aria-hidden className="px-1 text-xs text-muted-foreground tabular-nums">
        {t('platform.record.place', { place: formatNumber(around.place, locale), count: formatNumber(around.count, locale) })}
      </span>
      <Step to={previous} label={t('platform.record.previous')} keys="[">
        <ArrowLeft aria-hidden className="flip size-4.5" />
      </Step>
      <Step to={next} label={t('platform.record.next')} keys="]">
        <ArrowRight aria-hidden className="flip size-4.5" />
      </Step>
    </nav>
  )
}

/** At the end of the list the arrow is shown but disabled. */
function Step({ to, label, keys, children }: { to: string | null; label: string; keys: string; children: React.ReactNode }) {
  if (to === null) return <span className={`${STEP} opacity-30`}>{children}</span>
  return (
    <Link to={to} preventScrollReset aria-label={label} aria-keyshortcuts={keys} title={`${label} (${keys})`} className={STEP}>
      {children}
    </Link>
  )
}
