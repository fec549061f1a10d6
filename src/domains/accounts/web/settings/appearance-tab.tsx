import { useTranslation } from 'react-i18next'
import { PALETTES, type Palette } from '#platform/web/palettes.ts'
import { setTheme, useTheme } from '#platform/web/theme.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useKeepPreferences } from './use-keep-preferences.ts'

/** Keys: accounts.palette.* */
export default function AppearanceTab() {
  const { t } = useTranslation()
  const theme = useTheme()
  const keep = useKeepPreferences()

  function choose(palette: Palette) {
    setTheme(palette)
    keep({ theme: palette })
  }

  return (
    <Panel title={t('accounts.appearance.title')} lead={t('accounts.appearance.lead')}>
      <ChoiceCards
        label={t('accounts.appearance.title')}
        value={theme}
        onChange={choose}
        choices={PALETTES.map((palette) => ({
          value: palette,
          label: t(`accounts.palette.${palette}`),
          picture: <Miniature palette={palette} />,
        }))}
      />
    </Panel>
  )
}

/** A screen of Plaza in another palette. */
function Miniature({ palette }: { palette: Palette }) {
  return (
    <span data-theme={palette} className="flex h-28 gap-2 bg-background p-3">
      <span className="flex w-1/4 flex-col gap-1.5 rounded-sm border bg-card p-1.5">
        <span className="h-1.5 w-3/4 rounded-full bg-primary" />
        <span className="h-1.5 rounded-full bg-muted" />
        <span className="h-1.5 w-2/3 rounded-full bg-muted" />
        <span className="h-1.5 w-5/6 rounded-full bg-muted" />
      </span>
      <span className="flex grow flex-col gap-1.5">
        <span className="h-2 w-1/2 rounded-full bg-foreground" />
        <span className="h-1.5 w-3/4 rounded-full bg-muted-foreground" />
        <span className="flex grow items-end gap-1.5 rounded-sm border bg-card p-1.5">
          <span className="h-2/5 grow rounded-[2px] bg-chart-1" />
          <span className="h-3/5 grow rounded-[2px] bg-chart-2" />
          <span className="h-full grow rounded-[2px] bg-chart-3" />
          <span className="h-1/2 grow rounded-[2px] bg-chart-4" />
        </span>
      </span>
    </span>
  )
}
