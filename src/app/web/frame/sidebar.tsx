/** The way around the signed-in area: 23 items in the order of spec §2, the account's own below, administration last. */
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Logo, Mark } from '#platform/web/ui/logo.tsx'
import { AREAS, type Area, type AreaKey, MENU_AREAS, wayRound } from '../../areas.ts'
import { AREA_ICONS } from './area-icons.ts'
import { SidebarLink } from './sidebar-link.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

type Item = Area & { key: AreaKey }

const ACCOUNT: readonly Item[] = MENU_AREAS.filter(({ key }) => key === 'profile' || key === 'settings')
const ADMINISTRATION: readonly Item[] = MENU_AREAS.filter(({ key }) => key === 'administration')

/** Spec §2: where one matter ends and the next begins; their order is not touched. */
const BEGINS_A_GROUP = new Set<AreaKey>(['crm', 'orders', 'vendorDashboard', 'erp', 'social'])

export function Sidebar({ me, narrow }: { me: MeView; narrow: boolean }) {
  const { t } = useTranslation()
  const isFor = (item: Item) => !item.for || wayRound(item.for, me, item.path) === null
  const list = (items: readonly Item[]) => (
    <ul className="flex flex-col gap-px">
      {items.filter(isFor).map(({ key, path, soon }, index) => (
        <li key={key} className={classes(index > 0 && BEGINS_A_GROUP.has(key) && 'mt-3')}>
          <SidebarLink to={path} icon={AREA_ICONS[key]} label={t(`app.area.${key}.name`)} narrow={narrow} soon={soon ?? false} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <div className="px-3 pb-3">
        <WorkspaceSwitcher narrow={narrow} />
      </div>
      <nav aria-label={t('app.sidebar.label')} className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-6 [scrollbar-width:thin]">
        {list(AREAS)}
        <AccountSection narrow={narrow}>{list(ACCOUNT)}</AccountSection>
        {ADMINISTRATION.some(isFor) && <div className="mt-3 border-t pt-3">{list(ADMINISTRATION)}</div>}
      </nav>
    </>
  )
}

function AccountSection({ narrow, children }: { narrow: boolean; children: React.ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const id = useId()
  return (
    <div className="mt-3 border-t pt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes(
          'mb-px flex min-h-11 w-full items-center justify-between rounded-md px-3 text-xs font-semibold text-muted-foreground transition hover:text-foreground md:min-h-8',
          narrow && 'justify-center',
        )}
      >
        <span className={narrow ? 'sr-only' : ''}>{t('app.sidebar.account')}</span>
        <ChevronDown aria-hidden className={classes('size-4 transition-transform', !open && '-rotate-90 rtl:rotate-90')} />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}

export function SidebarHome({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('app.nav.logo')}
      className={classes('inline-flex min-h-11 items-center rounded-md px-1', narrow && 'mx-auto')}
    >
      {narrow ? <Mark className="size-8" /> : <Logo />}
    </Link>
  )
}
