import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { useChooseLanguage } from '#platform/web/i18n/use-choose-language.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { MeView } from '../../contract.ts'
import { withMe } from '../with-me.tsx'
import { CurrencyPanel } from './currency-panel.tsx'
import { DigitsPanel } from './digits-panel.tsx'
import { TimeZonePanel } from './time-zone-panel.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

export default withMe(LanguageTab)

function LanguageTab({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const keep = useSavePreferences()

  function choose(next: Language) {
    keep({ language: next })
    void chooseLanguage(next)
  }

  return (
    <div className="space-y-6">
      <Panel title={t('accounts.language.title')} lead={t('accounts.language.lead')}>
        <ChoiceCards
          label={t('accounts.language.title')}
          value={language}
          onChange={choose}
          choices={LANGUAGES.map((option) => ({ value: option, label: LANGUAGE_NAMES[option], lang: option }))}
        />
      </Panel>
      {language === 'ar' && <DigitsPanel />}
      <CurrencyPanel />
      <TimeZonePanel me={me} />
    </div>
  )
}
