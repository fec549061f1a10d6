import { useTranslation } from 'react-i18next'
import { FONTS, type Font, type Theme } from '#platform/shared/theme.ts'
import { FONT_NAMES } from '#platform/web/font-names.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'

type Typography = Theme['typography']
type Props = { typography: Typography; onChange: (typography: Typography) => void }

export function FontsPanel({ typography, onChange }: Props) {
  const { t } = useTranslation()
  const sample = t('accounts.appearance.fonts.sample')
  const fonts = (role: keyof Typography, label: string) => (
    <div>
      <p aria-hidden className="mb-3 font-semibold">
        {label}
      </p>
      <ChoiceCards
        dense
        label={label}
        value={typography[role]}
        onChange={(font) => onChange({ ...typography, [role]: font })}
        choices={FONTS.map((font) => ({
          value: font,
          label: FONT_NAMES[font],
          lang: 'en',
          picture: <Sample font={font} bold={role === 'heading'} words={sample} />,
        }))}
      />
    </div>
  )
  return (
    <Panel title={t('accounts.appearance.fonts.title')} lead={t('accounts.appearance.fonts.lead')}>
      <div className="grid gap-6">
        {fonts('heading', t('accounts.appearance.fonts.heading'))}
        {fonts('body', t('accounts.appearance.fonts.body'))}
      </div>
    </Panel>
  )
}

/** Sample text in this font, in the language of the page. */
function Sample({ font, bold, words }: { font: Font; bold: boolean; words: string }) {
  return (
    <span
      className={bold ? 'block px-4 pt-4 pb-3 text-lg leading-snug font-bold' : 'block px-4 pt-4 pb-3 text-base leading-snug'}
      style={{ fontFamily: `var(--face-${font})`, fontFeatureSettings: `var(--features-${font}, normal)` }}
    >
      {words}
    </span>
  )
}
