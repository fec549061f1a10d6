import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Mode, PAIRS, type PaletteChoice, paletteMode, palettePair } from '#platform/shared/theme.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { LightAndDarkPreview, ThemePreview } from './theme-preview.tsx'

type Props = { palette: PaletteChoice; onChange: (palette: PaletteChoice) => void }

/** Chooses the mode (light, dark or system) and one of twelve palettes. Keys: accounts.palette.* */
export function PalettePanel({ palette, onChange }: Props) {
  const { t } = useTranslation()
  const pair = palettePair(palette)
  const mode = paletteMode(palette)
  const modes: { value: Mode; label: string; icon: React.ReactNode }[] = [
    { value: 'light', label: t('accounts.appearance.mode.light'), icon: <Sun aria-hidden className="size-4" /> },
    { value: 'dark', label: t('accounts.appearance.mode.dark'), icon: <Moon aria-hidden className="size-4" /> },
    { value: 'auto', label: t('accounts.appearance.mode.auto'), icon: <Monitor aria-hidden className="size-4" /> },
  ]
  return (
    <Panel
      title={t('accounts.appearance.title')}
      lead={t('accounts.appearance.lead')}
      aside={
        <Segmented
          label={t('accounts.appearance.mode.label')}
          choices={modes}
          value={mode}
          onChange={(next) => onChange(`${pair}-${next}`)}
        />
      }
    >
      <ChoiceCards
        dense
        label={t('accounts.appearance.title')}
        value={palette}
        onChange={onChange}
        choices={PAIRS.map((name) => {
          const value = `${name}-${mode}` as const
          return {
            value,
            label: t(`accounts.palette.${value}`),
            picture: mode === 'auto' ? <LightAndDarkPreview pair={name} /> : <ThemePreview palette={`${name}-${mode}`} />,
          }
        })}
      />
    </Panel>
  )
}
