import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { ScreenIcon } from './screen-icon.tsx'

const SidebarTooltip = lazy(() => import('./sidebar-tooltip.tsx'))

type Props = { to: string; icon: string; label: string; narrow: boolean; hasTooltip: boolean; end?: boolean }

/** The narrow sidebar shows only icons; screen readers get the name, and pointers that can hover get a tooltip. `end`: screens below have links of their own. */
export function SidebarLink({ to, icon, label, narrow, hasTooltip, end = false }: Props) {
  const link = (
    <NavLink
      to={to}
      end={end}
      className={classes(
        'group flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-muted-foreground transition md:min-h-8.5',
        'hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground',
        narrow && 'justify-center',
      )}
    >
      <ScreenIcon name={icon} className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span className={narrow ? 'sr-only' : 'grow truncate'}>{label}</span>
    </NavLink>
  )
  if (!hasTooltip) return link
  return (
    <Suspense fallback={link}>
      <SidebarTooltip label={label}>{link}</SidebarTooltip>
    </Suspense>
  )
}
