import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { serializeTheme } from '#platform/shared/theme-cookie.ts'
import { applyTheme, useTheme } from '#platform/web/theme.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { BackgroundPanel } from './appearance/background-panel.tsx'
import { FontsPanel } from './appearance/fonts-panel.tsx'
import { PalettePanel } from './appearance/palette-panel.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

/** Changes apply at once to the whole app, so it needs no separate preview. */
export default function AppearanceTab() {
  const { t } = useTranslation()
  const theme = useTheme()
  const keep = useSavePreferences()

  function choose(next: Theme) {
    applyTheme(next)
    keep({ theme: next })
  }
  const change = (part: Partial<Theme>) => choose({ ...theme, ...part })

  return (
    <div className="grid gap-6">
      <PalettePanel palette={theme.palette} onChange={(palette) => change({ palette })} />
      <FontsPanel typography={theme.typography} onChange={(typography) => change({ typography })} />
      <BackgroundPanel background={theme.background} onChange={(background) => change({ background })} />
      {serializeTheme(theme) !== serializeTheme(DEFAULT_THEME) && (
        <Button look="quiet" className="justify-self-start" onClick={() => choose(DEFAULT_THEME)}>
          <RotateCcw aria-hidden className="size-4" />
          {t('accounts.appearance.reset')}
        </Button>
      )}
    </div>
  )
}
