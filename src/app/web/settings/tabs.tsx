import { Bell, Building2, CircleUserRound, IdCard, Languages, type LucideIcon, Palette, ShieldCheck, Store } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import type { MeView } from '#domains/accounts/contract.ts'
import { OBLIGATIONS } from './obligations.ts'

const load = {
  profile: () => import('#domains/accounts/web/settings/profile-tab.tsx'),
  account: () => import('#domains/accounts/web/settings/account-tab.tsx'),
  security: () => import('#domains/accounts/web/settings/security-tab.tsx'),
  notifications: () => import('#domains/accounts/web/settings/notifications-tab.tsx'),
  appearance: () => import('#domains/accounts/web/settings/appearance-tab.tsx'),
  language: () => import('#domains/accounts/web/settings/language-tab.tsx'),
  workspace: () => import('#domains/workspaces/web/settings/workspace-tab.tsx'),
  shop: () => import('#domains/vendors/web/shop/shop-tab.tsx'),
}

const Profile = lazy(load.profile)
const Account = lazy(load.account)
const Security = lazy(load.security)
const Notifications = lazy(load.notifications)
const Appearance = lazy(load.appearance)
const Language = lazy(load.language)
const Workspace = lazy(load.workspace)
const Shop = lazy(load.shop)

type Tab = { icon: LucideIcon; load: () => Promise<unknown>; draw: (me: MeView) => ReactNode }

/** In the order they are listed. */
export const TABS = {
  profile: { icon: CircleUserRound, load: load.profile, draw: (me) => <Profile me={me} /> },
  account: { icon: IdCard, load: load.account, draw: (me) => <Account me={me} obligations={OBLIGATIONS} /> },
  security: { icon: ShieldCheck, load: load.security, draw: (me) => <Security me={me} /> },
  notifications: { icon: Bell, load: load.notifications, draw: (me) => <Notifications me={me} /> },
  appearance: { icon: Palette, load: load.appearance, draw: () => <Appearance /> },
  language: { icon: Languages, load: load.language, draw: () => <Language /> },
  workspace: { icon: Building2, load: load.workspace, draw: (me) => <Workspace me={me} /> },
  shop: { icon: Store, load: load.shop, draw: () => <Shop /> },
} satisfies Record<string, Tab>

export function isTab(name: string | null): name is keyof typeof TABS {
  return name !== null && Object.hasOwn(TABS, name)
}
