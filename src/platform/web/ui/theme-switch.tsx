import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Theme } from '../../shared/theme.ts'
import { toggleScheme } from '../theme.ts'
import { IconButton } from './button.tsx'

/**
 * Switches between the two palettes of a pair. Every document contains both icons; the palette shows one. `onChoose` is called to also save
 * the choice elsewhere.
 */
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
