import { Building2, type LucideIcon, ShieldCheck, ShoppingBag, Store, UserRound, UsersRound } from 'lucide-react'
import type { NotificationArea } from '#platform/shared/notifications.ts'

export const AREA_ICONS: Record<NotificationArea, LucideIcon> = {
  social: UsersRound,
  shopping: ShoppingBag,
  selling: Store,
  workspace: Building2,
  account: UserRound,
  administration: ShieldCheck,
}
