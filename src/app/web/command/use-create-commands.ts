import { ArrowLeftRight, Package, TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { Command } from '#platform/web/command/command.ts'

/** What the member may create in the active workspace. */
export function useCreateCommands({ role }: MeView): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const permissions = useWorkspace()?.permissions ?? []
  const product: Command = {
    id: 'create.product',
    group: 'create',
    title: t('app.command.newProduct'),
    icon: Package,
    run: () => navigate('/products/new'),
  }
  const promotion: Command = {
    id: 'create.promotion',
    group: 'create',
    title: t('app.command.newPromotion'),
    icon: TicketPercent,
    run: () => navigate('/promotions/new'),
  }
  const transfer: Command = {
    id: 'create.transfer',
    group: 'create',
    title: t('inventory.command.transfer'),
    icon: ArrowLeftRight,
    run: () => navigate('/inventory/transfers?new=yes'),
  }
  return [
    ...(permissions.includes('catalog') ? [product] : []),
    ...(role !== 'user' && permissions.includes('growth') ? [promotion] : []),
    ...(permissions.includes('inventory') ? [transfer] : []),
  ]
}
