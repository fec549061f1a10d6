import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'

type Props = { to: string; icon: LucideIcon; label: string; narrow: boolean; soon?: boolean }

/** Narrow it shows its icon alone; its name stays for those who listen, and comes up under the pointer. */
export function SidebarLink({ to, icon: Icon, label, narrow, soon = false }: Props) {
  const { t } = useTranslation()
  return (
    <NavLink
      to={to}
      title={narrow ? label : undefined}
      className={classes(
        'group flex min-h-9 items-center gap-3 rounded-md px-3 text-sm text-muted-foreground transition max-md:min-h-11',
        'hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground',
        narrow && 'justify-center px-0',
      )}
    >
      <Icon aria-hidden className="size-[1.125rem] shrink-0" strokeWidth={1.75} />
      <span className={narrow ? 'sr-only' : 'grow truncate'}>{label}</span>
      {soon && !narrow && <span className="text-[0.6875rem] leading-none text-muted-foreground">{t('app.area.soon')}</span>}
    </NavLink>
  )
}
