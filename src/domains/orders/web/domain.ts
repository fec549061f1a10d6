import { ChartNoAxesColumnIncreasing, ClipboardList, Package, PackageOpen, Undo2 } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { useOrderDetail, usePartDetail } from './search-details.ts'
import { ORDER_EVENTS } from './thread/events.ts'

export const web = defineWebDomain({
  recordTypes: [{ type: 'orderPart', label: 'orders.vendor.title', position: 2 }],
  dashboardNumbers: [
    {
      key: 'orders.sales',
      label: 'orders.dashboard.sales',
      none: 'orders.dashboard.noSales',
      icon: ChartNoAxesColumnIncreasing,
      to: '/orders',
      position: 5.5,
    },
    {
      key: 'orders.toShip',
      label: 'orders.dashboard.toShip',
      none: 'orders.dashboard.noneToShip',
      icon: PackageOpen,
      to: '/orders?toDo=ship&sort=placed',
      position: 1,
    },
    {
      key: 'orders.returns',
      label: 'orders.dashboard.returns',
      none: 'orders.dashboard.noReturns',
      icon: Undo2,
      to: '/orders?toDo=returns',
      position: 2,
    },
    {
      key: 'orders.own',
      label: 'orders.dashboard.own',
      none: 'orders.dashboard.noneOwn',
      icon: Package,
      to: '/order-history?group=open',
      position: 7,
      isOwn: true,
    },
  ],
  searchTypes: [
    { type: 'order', label: 'orders.search.own', icon: Package, position: 4, useDetail: useOrderDetail },
    { type: 'orderPart', label: 'orders.search.sold', icon: ClipboardList, position: 5, useDetail: usePartDetail },
  ],
  messageCards: { orderProposal: () => import('./thread/proposal-message.tsx') },
  threadPanels: { orderPart: () => import('./thread/order-panel.tsx') },
  messageEvents: ORDER_EVENTS,
  deletionBlockers: { 'orders.open': { words: 'orders.obligation.open', path: '/order-history' } },
})
