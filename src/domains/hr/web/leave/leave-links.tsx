import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { BALANCES, LEAVE, TEAM_CALENDAR } from './leave-paths.ts'

/** The three pages of leave. */
export function LeaveLinks() {
  const { t } = useTranslation()
  const links = [
    { to: LEAVE, label: t('hr.leave.requests') },
    { to: TEAM_CALENDAR, label: t('hr.team.title') },
    { to: BALANCES, label: t('hr.balances.title') },
  ]
  return (
    <nav aria-label={t('hr.leave.title')} className="mb-5 flex flex-wrap gap-x-1 border-b">
      {links.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classes(
              'inline-flex min-h-11 items-center border-b-2 px-3 font-medium',
              isActive ? 'border-primary' : 'border-transparent text-muted-foreground',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
