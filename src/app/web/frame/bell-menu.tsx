import { Bell as BellIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { MenuContent, MenuSeparator } from '#platform/web/ui/menu-content.tsx'

export default function BellMenu() {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  return (
    <DropdownMenu.Root defaultOpen dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={t('app.bell.label')}>
          <BellIcon aria-hidden className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="w-72">
        <DropdownMenu.Label className="px-3 py-6 text-center text-sm text-muted-foreground">{t('app.bell.empty')}</DropdownMenu.Label>
        <MenuSeparator />
        <DropdownMenu.Item
          asChild
          className="flex min-h-11 items-center justify-center rounded-sm px-3 text-sm font-semibold text-primary outline-none data-highlighted:bg-muted"
        >
          <Link to="/notifications">{t('app.bell.all')}</Link>
        </DropdownMenu.Item>
      </MenuContent>
    </DropdownMenu.Root>
  )
}
