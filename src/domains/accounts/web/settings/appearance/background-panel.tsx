import { useTranslation } from 'react-i18next'
import { BACKGROUND_URLS, PICTURES, type Theme } from '#platform/shared/theme.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'

type Background = Theme['background']
type Props = { background: Background; onChange: (background: Background) => void }

const SOLID = 'solid'
const NAMES = [SOLID, ...PICTURES] as const

/** Keys: accounts.background.* */
export function BackgroundPanel({ background, onChange }: Props) {
  const { t } = useTranslation()
  const shown = background.type === 'image' ? PICTURES[BACKGROUND_URLS.indexOf(background.url)] : undefined
  return (
    <Panel title={t('accounts.background.title')} lead={t('accounts.background.lead')}>
      <ChoiceCards
        dense
        label={t('accounts.background.title')}
        value={shown ?? SOLID}
        onChange={(value) => onChange(value === SOLID ? { type: 'solid' } : { type: 'image', url: `/backgrounds/${value}.svg` })}
        choices={NAMES.map((value) => ({
          value,
          label: t(`accounts.background.${value}`),
          picture: <span data-bg={value} className="picture-sample block h-24 bg-background forced-color-adjust-none" />,
        }))}
      />
    </Panel>
  )
}
