import type { LucideIcon } from 'lucide-react'
import { lazy, type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'

const RailTip = lazy(() => import('./rail-tip.tsx'))

type Props = { to: string; icon: LucideIcon; label: string; narrow: boolean; soon?: boolean }

/** Narrow it shows its icon alone; its name stays for those who listen, and comes up beside it for those who point. */
export function SidebarLink({ to, icon: Icon, label, narrow, soon = false }: Props) {
  const { t } = useTranslation()
  const link = (
    <NavLink
      to={to}
      className={classes(
        'group flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-muted-foreground transition md:min-h-8.5',
        'hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground',
        narrow && 'justify-center',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span className={narrow ? 'sr-only' : 'grow truncate'}>{label}</span>
      {soon && (
        <span className={narrow ? 'sr-only' : 'text-[0.6875rem] leading-none font-normal text-muted-foreground'}>{t('app.area.soon')}</span>
      )}
    </NavLink>
  )
  return narrow ? <Named label={soon ? `${label} · ${t('app.area.soon')}` : label}>{link}</Named> : link
}

function Named({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <RailTip label={label}>{children}</RailTip>
    </Suspense>
  )
}
