import { useTranslation } from 'react-i18next'
import { DIGITS, type Digits, localeOf } from '#platform/shared/language.ts'
import { showDigits } from '#platform/web/i18n/digits.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useKeepPreferences } from './use-keep-preferences.ts'

const SAMPLE = 1234567890

/** The figures of Arabic, each shown in itself. */
export function DigitsPanel() {
  const { t } = useTranslation()
  const shown: Digits = useLocale() === 'ar' ? 'arab' : 'latn'
  const keep = useKeepPreferences()

  function choose(digits: Digits) {
    showDigits(digits)
    keep({ digits })
  }

  return (
    <Panel title={t('accounts.digits.title')} lead={t('accounts.digits.lead')}>
      <ChoiceCards
        label={t('accounts.digits.title')}
        value={shown}
        onChange={choose}
        choices={DIGITS.map((digits) => ({ value: digits, label: formatNumber(SAMPLE, localeOf('ar', digits)) }))}
      />
    </Panel>
  )
}
