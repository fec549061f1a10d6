import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toggleTheme } from '../theme.ts'
import { IconButton } from './button.tsx'

/** Both icons are in every document; the palette shows one. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  return (
    <IconButton label={t('platform.theme.toggle')} onClick={toggleTheme}>
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="hidden size-5 light:block" />
    </IconButton>
  )
}
