import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from './button.tsx'

type Props = {
  label: string
  /** The address of the previous page; null at the start. */
  previous: string | null
  next: string | null
  /** The current range: “21–40 of 312”. */
  children: ReactNode
}

/** Links to the previous and next page or record. */
export function Pager({ label, previous, next, children }: Props) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      <p className="text-xs text-muted-foreground tabular-nums">{children}</p>
      <span className="flex gap-2">
        <Step to={previous} label={t('platform.pager.previous')}>
          <ChevronLeft aria-hidden className="flip size-4" />
        </Step>
        <Step to={next} label={t('platform.pager.next')}>
          <ChevronRight aria-hidden className="flip size-4" />
        </Step>
      </span>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  const look = buttonClasses('secondary', 'sm', 'aria-disabled:opacity-50')
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere now keeps its place
      <a aria-disabled="true" role="link" aria-label={label} className={look}>
        {children}
      </a>
    )
  }
  return (
    <Link to={to} aria-label={label} className={look}>
      {children}
    </Link>
  )
}
