import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Palette } from '../palettes.ts'
import { toggleTheme } from '../theme.ts'
import { IconButton } from './button.tsx'

/** Both icons are in every document; the palette shows one. `onChoose` is for who keeps the choice somewhere else too. */
export function ThemeSwitch({ onChoose }: { onChoose?: (theme: Palette) => void }) {
  const { t } = useTranslation()
  function choose() {
    const theme = toggleTheme()
    onChoose?.(theme)
  }
  return (
    <IconButton label={t('platform.theme.toggle')} onClick={choose}>
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="hidden size-5 light:block" />
    </IconButton>
  )
}
