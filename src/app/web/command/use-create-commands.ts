import { ArrowLeftRight, ClipboardList, Contact, IdCard, type LucideIcon, Package, ScrollText, TicketPercent } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { Permission } from '#platform/shared/permissions.ts'
import type { Command } from '#platform/web/command/command.ts'

/** What the member may create in the active workspace. */
export function useCreateCommands({ role }: MeView): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const permissions = useWorkspace()?.permissions ?? []
  const words = [t('platform.command.group.create'), t('app.command.createWords')]
  const create = (key: string, title: string, icon: LucideIcon, path: string): Command => ({
    id: `create.${key}`,
    group: 'create',
    title,
    words,
    icon,
    run: () => navigate(path),
  })
  const has = (permission: Permission) => permissions.includes(permission)
  return [
    ...(has('catalog') ? [create('product', t('app.command.newProduct'), Package, '/products/new')] : []),
    ...(role !== 'user' && has('growth') ? [create('promotion', t('app.command.newPromotion'), TicketPercent, '/promotions/new')] : []),
    ...(has('inventory') ? [create('transfer', t('inventory.command.transfer'), ArrowLeftRight, '/inventory/transfers?new=yes')] : []),
    ...(has('procurement') ? [create('purchaseOrder', t('procurement.newOrder'), ClipboardList, '/procurement/purchase-orders/new')] : []),
    ...(has('crm')
      ? [
          create('contact', t('crm.contacts.new'), Contact, '/crm/contacts?new=yes'),
          create('quote', t('app.command.newQuote'), ScrollText, '/crm/quotes/new'),
        ]
      : []),
    ...(has('hr') ? [create('employee', t('hr.employees.new'), IdCard, '/hr/employees/new')] : []),
  ]
}
