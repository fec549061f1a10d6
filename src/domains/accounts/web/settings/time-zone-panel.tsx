import { useTranslation } from 'react-i18next'
import { applyTimeZone, browserTimeZone } from '#platform/web/i18n/time-zone.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { MeView } from '../../contract.ts'
import { findZones, toZoneChoice } from './time-zones.ts'
import { useSavePreferences } from './use-save-preferences.ts'

/** The clock of times on screens, of digests and of quiet hours. Without a choice it is the browser's. */
export function TimeZonePanel({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const keep = useSavePreferences()
  const { timeZone } = me.preferences
  const automatic: Choice = { id: '', title: t('accounts.timeZone.automatic'), detail: toZoneChoice(browserTimeZone(), locale).title }

  function choose(zone: string | null) {
    applyTimeZone(zone)
    keep({ timeZone: zone })
  }

  return (
    <Panel title={t('accounts.timeZone.title')} lead={t('accounts.timeZone.lead')}>
      <Combobox
        label={t('accounts.timeZone.title')}
        hint={t('accounts.timeZone.hint', { zone: automatic.detail })}
        className="max-w-sm"
        search={async (query) => [...(query === '' ? [automatic] : []), ...findZones(query, locale)]}
        value={timeZone === null ? [] : [toZoneChoice(timeZone, locale)]}
        placeholder={automatic.title}
        onChange={([choice]) => choose(choice?.id || null)}
      />
    </Panel>
  )
}
