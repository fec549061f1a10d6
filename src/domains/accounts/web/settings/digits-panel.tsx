import { useTranslation } from 'react-i18next'
import { DIGITS, type Digits, toLocale } from '#platform/shared/language.ts'
import { applyDigits } from '#platform/web/i18n/digits.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

const SAMPLE = 1234567890

/** Digits used in Arabic; each option is shown in its own digits. */
export function DigitsPanel() {
  const { t } = useTranslation()
  const shown: Digits = useLocale().includes('-nu-latn') ? 'latn' : 'arab'
  const keep = useSavePreferences()

  function choose(digits: Digits) {
    applyDigits(digits)
    keep({ digits })
  }

  return (
    <Panel title={t('accounts.digits.title')} lead={t('accounts.digits.lead')}>
      <ChoiceCards
        label={t('accounts.digits.title')}
        value={shown}
        onChange={choose}
        choices={DIGITS.map((digits) => ({ value: digits, label: formatNumber(SAMPLE, toLocale('ar', digits)) }))}
      />
    </Panel>
  )
}
