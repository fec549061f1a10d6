/** The items of the account menu, in the order of spec §2. Loaded on first opening. */
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { MenuContent, MenuSeparator } from '#platform/web/ui/menu-content.tsx'
import { isVendor } from '../../access.ts'
import { useComingSoon } from '../use-coming-soon.ts'
import { useLogOut } from './use-log-out.ts'

const ITEM =
  'flex min-h-9 w-full items-center rounded-sm px-3 text-start text-sm outline-none max-md:min-h-11 data-highlighted:bg-muted data-disabled:opacity-60'

export default function AccountMenu({ me, trigger }: { me: MeView; trigger: ReactNode }) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const comingSoon = useComingSoon()
  const logOut = useLogOut()
  const link = (to: string, label: string) => (
    <DropdownMenu.Item asChild className={ITEM}>
      <Link to={to}>{label}</Link>
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Root defaultOpen dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent align="end" className="w-60">
        <DropdownMenu.Label className="px-3 py-2">
          <span className="block truncate font-semibold">{me.name}</span>
          <span dir="ltr" className="block truncate text-xs text-muted-foreground rtl:text-end">
            {me.email}
          </span>
        </DropdownMenu.Label>
        <MenuSeparator />
        {link('/profile', t('app.menu.profile'))}
        {link('/order-history', t('app.menu.orderHistory'))}
        {link('/wishlist', t('app.menu.wishlist'))}
        {link('/messages', t('app.menu.messages'))}
        {link('/network', t('app.menu.network'))}
        {link('/settings?tab=appearance', t('app.menu.theme'))}
        {link('/groups', t('app.menu.groups'))}
        <DropdownMenu.Item className={ITEM} onSelect={comingSoon}>
          {t('app.menu.billing')}
        </DropdownMenu.Item>
        {link('/settings', t('app.menu.settings'))}
        {!isVendor(me) && link('/vendor/register', t('app.menu.becomeVendor'))}
        <MenuSeparator />
        <DropdownMenu.Item className={ITEM} onSelect={() => void logOut()}>
          {t('app.menu.logOut')}
        </DropdownMenu.Item>
      </MenuContent>
    </DropdownMenu.Root>
  )
}
