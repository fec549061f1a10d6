import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'

type Props = { to: string; icon: LucideIcon; title: string; text: string; done: boolean }

/** A `done` step is checked but stays a link. */
export function FirstStep({ to, icon: Icon, title, text, done }: Props) {
  const { t } = useTranslation()
  const Mark = done ? Check : Icon
  return (
    <li>
      <Link to={to} className="group mx-2 flex items-center gap-4 rounded-md px-3 py-3 transition hover:bg-muted">
        <span
          className={classes(
            'grid size-9 shrink-0 place-items-center rounded-full',
            done ? 'bg-success text-success-foreground' : 'bg-accent text-accent-foreground',
          )}
        >
          <Mark aria-hidden className="size-4.5" strokeWidth={done ? 2.5 : 1.75} />
        </span>
        <span className="min-w-0 grow">
          <span className={classes('block font-medium', done && 'text-muted-foreground')}>
            {title}
            {done && <span className="sr-only"> ({t('app.dashboard.done')})</span>}
          </span>
          {!done && <span className="block text-xs text-muted-foreground">{text}</span>}
        </span>
        <ChevronRight aria-hidden className="flip size-4.5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  )
}
