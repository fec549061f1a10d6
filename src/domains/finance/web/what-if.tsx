import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { MoneyField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Amount } from './amount.tsx'
import { categoriesQuery, previewQuery, useBusiness } from './queries.ts'
import { useRateText } from './use-rate-text.ts'

const FIRST_PRICE = 50_00

/** Calculates earnings of a price under today's rules. */
export default function WhatIf() {
  const { t } = useTranslation()
  const rateText = useRateText()
  const [price, setPrice] = useState<Typed>(FIRST_PRICE)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: categories = [] } = useQuery(categoriesQuery(useSource()))
  const category = chosen ?? categories[0]?.slug ?? ''
  const priceMinor = typeof price === 'number' && price >= 0 ? price : 0
  const { data, isError } = useQuery({
    ...previewQuery(useBusiness(), { category, priceMinor }),
    enabled: category !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <div className="max-w-xl">
      <Panel title={t('finance.whatIf.title')} lead={t('finance.whatIf.lead')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <MoneyField label={t('finance.whatIf.price')} required currency={BASE_CURRENCY} value={price} onChange={setPrice} />
          <SelectField label={t('finance.whatIf.category')} required value={category} onChange={({ target }) => setChosen(target.value)}>
            {categories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        {isError && <p className="mt-5 text-destructive">{t('finance.failed')}</p>}
        {data && (
          <dl aria-live="polite" className="mt-5 space-y-2 border-t pt-4">
            <div className="flex justify-between gap-4">
              <dt className="text-muted-foreground">{t('finance.whatIf.commission', { rate: rateText(data.rate) })}</dt>
              <dd>
                <Amount money={{ ...data.commission, amountMinor: -data.commission.amountMinor }} />
              </dd>
            </div>
            <div className="flex justify-between gap-4 text-base font-semibold">
              <dt>{t('finance.whatIf.earns')}</dt>
              <dd>
                <Amount money={data.earns} />
              </dd>
            </div>
          </dl>
        )}
      </Panel>
    </div>
  )
}
