import { useTranslation } from 'react-i18next'
import { DISPLAY_CURRENCIES, type DisplayCurrency, displayCurrency } from '#platform/shared/language.ts'
import { applyCurrency } from '#platform/web/i18n/display-currency.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { ChoiceCards } from '#platform/web/ui/choice-cards.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

/** The currency in which prices are displayed. */
export function CurrencyPanel() {
  const { t } = useTranslation()
  const locale = useLocale()
  const keep = useSavePreferences()
  const names = new Intl.DisplayNames(textLocale(locale), { type: 'currency' })

  function choose(currency: DisplayCurrency) {
    applyCurrency(currency)
    keep({ currency })
  }

  return (
    <Panel title={t('accounts.currency.title')} lead={t('accounts.currency.lead')}>
      <ChoiceCards
        label={t('accounts.currency.title')}
        value={displayCurrency(locale)}
        onChange={choose}
        choices={DISPLAY_CURRENCIES.map((currency) => ({ value: currency, label: `${names.of(currency)} (\u2068${currency}\u2069)` }))}
      />
    </Panel>
  )
}
