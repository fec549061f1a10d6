import { Menu, Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useMe, useSavePreferences } from '#domains/accounts/web/index.ts'
import { CartButton } from '#domains/cart/web/index.ts'
import { ShopSearch } from '#domains/marketplace/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { Logo } from '#platform/web/ui/logo.tsx'
import { DashboardLink, LoginLink, PublicAccount } from './public-account.tsx'
import { SavedThemeSwitch } from './saved-theme-switch.tsx'

const ITEM =
  'inline-flex min-h-11 items-center rounded-md px-3 font-medium text-muted-foreground transition hover:text-foreground aria-[current=page]:text-foreground'

export function PublicHeader() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  const me = useMe()
  const keep = useSavePreferences()
  const keepLanguage = (language: Language) => me && keep({ language })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu after navigation.
  useEffect(() => setOpen(false), [pathname, search])

  const links = (
    <>
      <NavLink to="/" end className={ITEM}>
        {t('app.nav.home')}
      </NavLink>
      <NavLink to="/marketplace" className={ITEM}>
        {t('app.nav.marketplace')}
      </NavLink>
    </>
  )

  return (
    <header className="sticky top-0 z-40 border-b bg-background/92 backdrop-blur-md">
      <div className="page flex min-h-16 items-center gap-1 lg:gap-2">
        <IconButton
          label={open ? t('app.nav.closeMenu') : t('app.nav.openMenu')}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
          className="-ms-3 md:hidden"
        >
          {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
        </IconButton>
        <Link to="/" aria-label={t('app.nav.logo')} className="inline-flex min-h-11 items-center rounded-md sm:me-3">
          <Logo />
        </Link>
        <nav aria-label={t('app.nav.main')} className="hidden items-center md:flex">
          {links}
        </nav>
        {pathname !== '/marketplace' && <ShopSearch key={pathname} look="header" className="mx-4 hidden max-w-md grow lg:block" />}
        <div className="ms-auto flex items-center">
          <Link
            to="/search"
            aria-label={t('search.field')}
            className="inline-flex size-11 items-center justify-center rounded-md transition hover:bg-muted lg:hidden"
          >
            <Search aria-hidden className="size-5" />
          </Link>
          <div className="hidden md:flex">
            <SavedThemeSwitch />
          </div>
          <LanguageSwitch onChoose={keepLanguage} />
          <CartButton />
          <PublicAccount />
        </div>
      </div>
      <div id="menu" hidden={!open} className="animate-rise border-t md:hidden">
        <div className="page flex flex-col gap-2 py-4">
          <ShopSearch key={pathname} look="header" />
          <nav aria-label={t('app.nav.main')} className="flex flex-col">
            {links}
          </nav>
          <div className="flex items-center gap-2">
            <LoginLink className="grow only-guests" />
            <DashboardLink className="grow only-members" />
            <SavedThemeSwitch />
          </div>
        </div>
      </div>
    </header>
  )
}
