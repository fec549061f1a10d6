import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { OFFER_KINDS } from '../contract/states.ts'
import type { Draft } from './draft.ts'
import { useNumber } from './use-number.ts'

/** Type and value of the discount. Keys: promotions.kind.* */
export function OfferFields({ form }: { form: OperationForm<Draft> }) {
  const { t } = useTranslation()
  const number = useNumber(form)
  const kind = form.fields.watch('kind') ?? 'percentage'
  const percent = (
    <NumberField
      {...number('percent', { required: true, min: 1, max: 100 })}
      unit="%"
      label={t(kind === 'buyGet' ? 'promotions.field.getPercent' : 'promotions.field.percent')}
      {...(kind === 'buyGet' && { hint: t('promotions.hint.getPercent') })}
    />
  )
  return (
    <div className="space-y-5">
      <Segmented
        label={t('promotions.field.kind')}
        choices={OFFER_KINDS.map((value) => ({ value, label: t(`promotions.kind.${value}`) }))}
        value={kind}
        onChange={(value) => {
          form.fields.setValue('kind', value, { shouldDirty: true })
          form.fields.setValue('percent', value === 'buyGet' ? 100 : 10, { shouldDirty: true })
        }}
      />
      {kind === 'percentage' && <div className="max-w-48">{percent}</div>}
      {kind === 'fixed' && (
        <div className="max-w-48">
          <MoneyField
            {...number('amountMinor', { required: true, min: 1 })}
            currency={BASE_CURRENCY}
            label={t('promotions.field.amount')}
          />
        </div>
      )}
      {kind === 'freeShipping' && <p className="text-muted-foreground">{t('promotions.hint.freeShipping')}</p>}
      {kind === 'buyGet' && (
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField {...number('buy', { required: true, min: 1, max: 100 })} label={t('promotions.field.buy')} />
          <NumberField {...number('get', { required: true, min: 1, max: 100 })} label={t('promotions.field.get')} />
          {percent}
        </div>
      )}
    </div>
  )
}
