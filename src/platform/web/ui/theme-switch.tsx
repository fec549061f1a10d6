import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Theme } from '../../shared/theme.ts'
import { toggleScheme } from '../theme.ts'
import { IconButton } from './button.tsx'

/** Between the two palettes of a pair. Both icons are in every document; the palette shows one. `onChoose` is for who keeps the choice somewhere else too. */
export function ThemeSwitch({ onChoose }: { onChoose?: (theme: Theme) => void }) {
  const { t } = useTranslation()
  function choose() {
    const theme = toggleScheme()
    onChoose?.(theme)
  }
  return (
    <IconButton label={t('platform.theme.toggle')} onClick={choose}>
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="hidden size-5 light:block" />
    </IconButton>
  )
}
