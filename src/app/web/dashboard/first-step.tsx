import { ChevronRight, CircleCheck, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { to: string; icon: LucideIcon; title: string; text: string; done?: boolean }

/** `done` shows that nothing is left to do there; it stays a way to look at it again. */
export function FirstStep({ to, icon: Icon, title, text, done = false }: Props) {
  const { t } = useTranslation()
  return (
    <li>
      <Link to={to} className="flex items-center gap-4 px-4 py-4 transition hover:bg-muted/60 md:px-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted-foreground">{text}</span>
        </span>
        {done ? (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-sm text-success">
            <CircleCheck aria-hidden className="size-5" />
            {t('app.dashboard.done')}
          </span>
        ) : (
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground rtl:-scale-x-100" />
        )}
      </Link>
    </li>
  )
}
