import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_LINES, MAX_PRICE_MINOR, MAX_QUANTITY } from '../contract/constants.ts'
import { freeText, newLine, type OrderDraft, totalMinor } from './order-draft.ts'
import { takeOffer } from './order-offer.ts'
import { findVariants, warehousesQuery } from './queries.ts'

type Props = { form: OperationForm<OrderDraft>; workspaceId: string }

/** The lines of an order: a product or free text, a quantity and a price each. */
export function OrderLines({ form, workspaceId }: Props) {
  const { t } = useTranslation()
  const items = form.fields.watch('items') ?? []
  const currency = form.fields.watch('currency') ?? 'USD'
  const set = (next: OrderDraft['items']) => form.fields.setValue('items', next, { shouldDirty: true })
  return (
    <div>
      <ul className="space-y-4 divide-y sm:space-y-3 sm:divide-y-0">
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new lines have no id; a removed line shifts the others, whose inputs are controlled
          <li key={at} className="pb-4 last:pb-0 sm:pb-0">
            <Line
              form={form}
              workspaceId={workspaceId}
              at={at}
              onRemove={() => set(items.filter((_line, other) => other !== at))}
              single={items.length === 1}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t pt-4">
        <Button look="secondary" size="sm" disabled={items.length >= MAX_LINES} onClick={() => set([...items, newLine()])}>
          <Plus aria-hidden className="size-4" />
          {t('procurement.addLine')}
        </Button>
        <p className="text-base">
          {t('procurement.total')}{' '}
          <strong className="ms-2 tabular-nums">{formatCharge({ amountMinor: totalMinor(items), currency })}</strong>
        </p>
      </div>
    </div>
  )
}

const NO_WAREHOUSES = { items: [] as { id: string; name: string }[] }

type LineProps = Props & { at: number; onRemove: () => void; single: boolean }

function Line({ form, workspaceId, at, onRemove, single }: LineProps) {
  const { t } = useTranslation()
  const source = useSource()
  const { data: { items: warehouses } = NO_WAREHOUSES } = useQuery(warehousesQuery(source, workspaceId))
  const item = form.fields.watch(`items.${at}`) ?? newLine()
  const currency = form.fields.watch('currency') ?? 'USD'
  const supplierId = form.fields.watch('supplier')?.[0]?.id
  const number = (name: 'qty' | 'priceMinor', rules: object) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(`items.${at}.${name}`, { required: true, number: true, ...rules })
    const onChange = (value: Typed) => form.fields.setValue(`items.${at}.${name}`, value, { shouldDirty: true })
    return { ...field, value: item[name] ?? null, onChange }
  }
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...what } = form.field(`items.${at}.what`, { least: 1, required: true })
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_10rem_auto]">
      <div className="col-span-3 sm:col-span-1">
        <Combobox
          {...what}
          label={t('procurement.lineWhat')}
          placeholder={t('procurement.lineWhatExample')}
          search={(typed) => findVariants(source, workspaceId, typed, supplierId)}
          onCreate={freeText}
          value={item.what ?? []}
          onChange={(value) => {
            form.fields.setValue(`items.${at}.what`, value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
            takeOffer(form, at, value[0])
          }}
        />
      </div>
      <NumberField {...number('qty', { whole: true, min: 1, max: MAX_QUANTITY })} label={t('procurement.qty')} />
      <MoneyField {...number('priceMinor', { min: 0, max: MAX_PRICE_MINOR })} currency={currency} label={t('procurement.price')} />
      <IconButton label={t('procurement.removeLine')} disabled={single} onClick={onRemove} className="mt-7 text-muted-foreground">
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
      {warehouses.length > 1 && (
        <SelectField {...form.field(`items.${at}.warehouseId`)} label={t('procurement.deliverTo')} className="col-span-3 sm:col-span-1">
          <option value="">{t('procurement.defaultWarehouse')}</option>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
