/** The way around the signed-in area: 23 items in the order of spec §2, the account's own below, administration last. */
import { ChevronDown, Settings, ShieldCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { AREAS, wayRound } from '../../areas.ts'
import { AREA_ICONS } from './area-icons.ts'
import { SidebarLink } from './sidebar-link.tsx'

export function Sidebar({ me, narrow }: { me: MeView; narrow: boolean }) {
  const { t } = useTranslation()
  const [accountOpen, setAccountOpen] = useState(true)
  const items = AREAS.filter((area) => !('for' in area) || wayRound(area.for, me, area.path) === null)
  return (
    <nav aria-label={t('app.sidebar.label')} className="flex flex-col gap-0.5 p-3">
      <ul className="flex flex-col gap-0.5">
        {items.map((area) => (
          <li key={area.key}>
            <SidebarLink
              to={area.path}
              icon={AREA_ICONS[area.key]}
              label={t(`app.area.${area.key}.name`)}
              narrow={narrow}
              soon={'soon' in area}
            />
          </li>
        ))}
      </ul>
      <hr className="my-2" />
      <button
        type="button"
        aria-expanded={accountOpen}
        aria-controls="sidebar-account"
        onClick={() => setAccountOpen(!accountOpen)}
        className={classes(
          'flex min-h-9 items-center justify-between rounded-md px-3 text-xs font-semibold text-muted-foreground transition hover:text-foreground',
          narrow && 'justify-center px-0',
        )}
      >
        <span className={narrow ? 'sr-only' : ''}>{t('app.sidebar.account')}</span>
        <ChevronDown aria-hidden className={classes('size-4 transition-transform', !accountOpen && '-rotate-90 rtl:rotate-90')} />
      </button>
      <ul id="sidebar-account" hidden={!accountOpen} className="flex flex-col gap-0.5">
        <li>
          <SidebarLink to="/profile" icon={UserRound} label={t('app.menu.profile')} narrow={narrow} />
        </li>
        <li>
          <SidebarLink to="/settings" icon={Settings} label={t('app.menu.settings')} narrow={narrow} />
        </li>
      </ul>
      {me.role === 'admin' && (
        <>
          <hr className="my-2" />
          <SidebarLink to="/admin" icon={ShieldCheck} label={t('app.sidebar.administration')} narrow={narrow} />
        </>
      )}
    </nav>
  )
}
