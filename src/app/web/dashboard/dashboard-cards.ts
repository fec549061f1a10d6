/** The cards of the dashboard: numbers of all domains, and cards of the app that join several of them. */
import type { ComponentType } from 'react'
import type { MeView } from '#domains/accounts/contract.ts'
import type { DashboardNumberCard } from '#platform/web/domain.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'
import { webDomains } from '../domains.ts'
import { CardSkeleton } from './card-skeleton.tsx'

export type DashboardCard = {
  /** Must not change: arrangements are stored by key. */
  key: string
  /** Translation key of its name. */
  label: string
  position: number
  /** `number`: two fit on a phone. `small` and `wide`: one and two of three columns on large screens. */
  width: 'number' | 'small' | 'wide' | 'full'
  isFor?: (me: MeView) => boolean
  /** Its content: a number of a domain, or a component. */
  content: DashboardNumberCard | ComponentType
}

/** A card that cannot be loaded is left out; the others work. */
const OPTIONS = { Fallback: CardSkeleton, whenMissing: 'nothing' } as const
const lazy = (load: () => Promise<{ default: ComponentType }>) => lazyPart(load, OPTIONS)

const APP_CARDS: readonly DashboardCard[] = [
  {
    key: 'app.administration',
    label: 'app.admin.toDo.title',
    position: 0,
    width: 'full',
    isFor: ({ role }) => role === 'admin',
    content: lazy(() => import('./administration-card.tsx')),
  },
  { key: 'app.cart', label: 'app.dashboard.cart.title', position: 8, width: 'small', content: lazy(() => import('./cart-card.tsx')) },
  {
    key: 'app.business',
    label: 'app.dashboard.business.title',
    position: 9,
    width: 'small',
    content: lazy(() => import('./business-card.tsx')),
  },
  {
    key: 'app.firstSteps',
    label: 'app.dashboard.firstSteps',
    position: 10,
    width: 'wide',
    content: lazy(() => import('./first-steps-card.tsx')),
  },
  {
    key: 'app.newest',
    label: 'app.newest.title',
    position: 90,
    width: 'full',
    content: visiblePart(() => import('./just-arrived.tsx'), OPTIONS),
  },
]

const NUMBER_CARDS = webDomains.flatMap(({ dashboardNumbers = [] }) =>
  dashboardNumbers.map(
    (number): DashboardCard => ({ key: number.key, label: number.label, position: number.position, width: 'number', content: number }),
  ),
)

export const DASHBOARD_CARDS: readonly DashboardCard[] = [...APP_CARDS, ...NUMBER_CARDS]
