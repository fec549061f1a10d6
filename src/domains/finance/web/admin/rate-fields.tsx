import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { COMMISSION_TYPES } from '../../contract/states.ts'
import type { CommissionType } from '../../contract.ts'
import { parseRate, type RateDraft } from './terms-draft.ts'

/** Type and value of a rate. Keys: finance.commission.type.* */
export function RateFields({ rate, onChange }: { rate: RateDraft; onChange: (rate: RateDraft) => void }) {
  const { t } = useTranslation()
  const error = parseRate(rate) === null ? t(`finance.commission.unreadable.${rate.type}`) : undefined
  const shared = { label: t('finance.commission.value'), required: true, error, value: rate.typed }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('finance.commission.kind')}
        required
        value={rate.type}
        onChange={({ target }) => onChange({ type: target.value as CommissionType, typed: null })}
      >
        {COMMISSION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`finance.commission.type.${type}`)}
          </option>
        ))}
      </SelectField>
      {rate.type === 'percentage' ? (
        <NumberField key="percentage" {...shared} unit="%" onChange={(typed) => onChange({ ...rate, typed })} />
      ) : (
        <MoneyField key="fixed" {...shared} currency={BASE_CURRENCY} onChange={(typed) => onChange({ ...rate, typed })} />
      )}
    </div>
  )
}
