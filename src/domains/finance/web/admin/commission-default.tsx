import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { useRateText } from '../use-rate-text.ts'
import { commissionQuery } from './queries.ts'

/** The default rate, with a link to the editor, where a preview shows the effect of a change. */
export default function CommissionDefault() {
  const { t } = useTranslation()
  const rateText = useRateText()
  const { data } = useQuery(commissionQuery(useSource()))
  return (
    <Panel title={t('finance.commission.default')} lead={t('finance.commission.defaultLead')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg font-semibold tabular-nums">{data ? rateText(data) : '…'}</p>
        <ButtonLink to="/admin/commission" look="quiet">
          {t('finance.commission.change')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
