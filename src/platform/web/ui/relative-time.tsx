import { useEffect, useState } from 'react'
import { formatMoment } from '../i18n/dates.ts'
import { relativeText } from '../i18n/relative.ts'
import { useLocale } from '../i18n/use-locale.ts'

const MINUTE_MS = 60_000

/** A relative time in the past or future; the exact time is on hover and in `datetime`. */
export function RelativeTime({ iso }: { iso: string }) {
  const locale = useLocale()
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(ticking)
  }, [])

  return (
    <time dateTime={iso} title={formatMoment(iso, locale)}>
      {relativeText(iso, now, locale)}
    </time>
  )
}
