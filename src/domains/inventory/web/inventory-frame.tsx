import { Boxes, LayoutGrid, PackageSearch, ScanBarcode, Tags, Truck, Warehouse } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { COUNT, INVENTORY, LOTS, PICKING, PICTURE, TRANSFERS, WAREHOUSES } from './paths.ts'
import { WatchTransfers } from './transfers/watch-transfers.tsx'

type Props = {
  /** The section that the page belongs to. */
  section: string
  title: string
  lead?: string
  actions?: (workspaceId: string) => ReactNode
  children: (workspaceId: string) => ReactNode
}

const ICON = 'size-4.5 shrink-0'

/** Shows the page to members with the permission `inventory`, below the sections of the inventory. */
export function InventoryFrame({ section, title, lead, actions, children }: Props) {
  const { t } = useTranslation()
  const links = [
    { to: INVENTORY, label: t('inventory.stock.title'), icon: <Boxes aria-hidden className={ICON} /> },
    { to: PICTURE, label: t('inventory.picture.title'), icon: <LayoutGrid aria-hidden className={ICON} /> },
    { to: LOTS, label: t('inventory.lots.title'), icon: <Tags aria-hidden className={ICON} /> },
    { to: COUNT, label: t('inventory.count.title'), icon: <ScanBarcode aria-hidden className={ICON} /> },
    { to: PICKING, label: t('inventory.picking.title'), icon: <PackageSearch aria-hidden className={ICON} /> },
    { to: WAREHOUSES, label: t('inventory.warehouses.title'), icon: <Warehouse aria-hidden className={ICON} /> },
    { to: TRANSFERS, label: t('inventory.transfers.title'), icon: <Truck aria-hidden className={ICON} /> },
  ]
  return (
    <RequirePermission permission="inventory" title={title}>
      {(workspaceId) => (
        <main key={workspaceId} id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
          <PageHead title={title} hidden />
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
            <div className="min-w-0 max-w-prose grow basis-72">
              <h1 className="text-xl font-bold tracking-tight wrap-anywhere">{title}</h1>
              {lead && <p className="mt-1 text-muted-foreground">{lead}</p>}
            </div>
            {actions && <div className="flex flex-wrap gap-2.5">{actions(workspaceId)}</div>}
          </header>
          <nav aria-label={t('inventory.title')} className="mt-5 mb-6 border-b max-md:-mx-4">
            <ul className="flex scrollbar-none gap-1 overflow-x-auto max-md:px-4">
              {links.map(({ to, label, icon }) => (
                <li key={to} ref={to === section ? showInStrip : null} className="shrink-0">
                  <Link
                    to={to}
                    aria-current={to === section ? 'page' : undefined}
                    className="relative flex min-h-11 items-center gap-2 rounded-t-md px-3 font-medium whitespace-nowrap text-muted-foreground transition -outline-offset-2! hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-primary"
                  >
                    {icon}
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {children(workspaceId)}
          <WatchTransfers workspaceId={workspaceId} />
        </main>
      )}
    </RequirePermission>
  )
}

/** Scrolls the strip only: `scrollIntoView` would also move the page. */
function showInStrip(item: HTMLLIElement | null): void {
  const strip = item?.parentElement
  if (!item || !strip) return
  const inside = item.getBoundingClientRect()
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
