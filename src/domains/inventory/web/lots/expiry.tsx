import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'

type Props = { expiresOn: string | null; state: 'ok' | 'soon' | 'expired' }

/** The day a lot expires, in color if it has or soon will. Keys: inventory.lots.state.* */
export function Expiry({ expiresOn, state }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (expiresOn === null) return <span className="text-muted-foreground">{t('inventory.lots.never')}</span>
  const day = formatUtcDay(expiresOn, locale)
  if (state === 'ok') return <bdi className="tabular-nums">{day}</bdi>
  return <Badge tone={state === 'expired' ? 'destructive' : 'warning'}>{t(`inventory.lots.state.${state}`, { day })}</Badge>
}
