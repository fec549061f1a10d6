import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { MAX_QUOTE_LINES, MAX_QUOTE_PRICE_MINOR, MAX_QUOTE_QUANTITY } from '../../contract/quotes/quote-limits.ts'
import { draftTotal, newQuoteLine, type QuoteDraft } from './quote-draft.ts'
import { findQuoteVariants, type VariantChoice } from './quote-queries.ts'

type Props = { form: OperationForm<QuoteDraft>; workspaceId: string }

/** The lines of a quote: a product, a quantity and a price each. */
export function QuoteLinesField({ form, workspaceId }: Props) {
  const { t } = useTranslation()
  const lines = form.fields.watch('lines') ?? []
  const set = (next: QuoteDraft['lines']) => form.fields.setValue('lines', next, { shouldDirty: true })
  return (
    <div>
      <ul className="space-y-4 divide-y sm:space-y-3 sm:divide-y-0">
        {lines.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id; a removed line shifts the others, whose inputs are controlled
          <li key={at} className="pb-4 last:pb-0 sm:pb-0">
            <Line
              form={form}
              workspaceId={workspaceId}
              at={at}
              onRemove={() => set(lines.filter((_line, other) => other !== at))}
              single={lines.length === 1}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t pt-4">
        <Button look="secondary" size="sm" disabled={lines.length >= MAX_QUOTE_LINES} onClick={() => set([...lines, newQuoteLine()])}>
          <Plus aria-hidden className="size-4" />
          {t('crm.quotes.addLine')}
        </Button>
        <p className="text-base">
          {t('crm.quotes.total')}{' '}
          <strong className="ms-2 tabular-nums">{formatCharge({ amountMinor: draftTotal(lines), currency: BASE_CURRENCY })}</strong>
        </p>
      </div>
      <p className="mt-1 text-end text-xs text-muted-foreground">{t('crm.quotes.extra')}</p>
    </div>
  )
}

type LineProps = Props & { at: number; onRemove: () => void; single: boolean }

function Line({ form, workspaceId, at, onRemove, single }: LineProps) {
  const { t } = useTranslation()
  const source = useSource()
  const line = form.fields.watch(`lines.${at}`) ?? newQuoteLine()
  const number = (name: 'quantity' | 'priceMinor', rules: object) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(`lines.${at}.${name}`, { required: true, number: true, ...rules })
    const onChange = (value: Typed) => form.fields.setValue(`lines.${at}.${name}`, value, { shouldDirty: true })
    return { ...field, value: line[name] ?? null, onChange }
  }
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...what } = form.field(`lines.${at}.what`, { least: 1, required: true })
  const listMinor = line.what?.[0]?.priceMinor
  const hint =
    listMinor === undefined
      ? undefined
      : t('crm.quotes.listPrice', { price: formatCharge({ amountMinor: listMinor, currency: BASE_CURRENCY }) })
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_11rem_auto]">
      <div className="col-span-3 sm:col-span-1">
        <Combobox
          {...what}
          label={t('crm.quotes.product')}
          search={(typed) => findQuoteVariants(source, workspaceId, typed)}
          value={line.what ?? []}
          onChange={(value) => {
            const [chosen] = value as VariantChoice[]
            form.fields.setValue(`lines.${at}.what`, value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
            if (chosen?.priceMinor !== undefined) form.fields.setValue(`lines.${at}.priceMinor`, chosen.priceMinor, { shouldDirty: true })
          }}
        />
      </div>
      <NumberField {...number('quantity', { whole: true, min: 1, max: MAX_QUOTE_QUANTITY })} label={t('crm.quotes.quantity')} />
      <MoneyField
        {...number('priceMinor', { min: 0, max: MAX_QUOTE_PRICE_MINOR })}
        currency={BASE_CURRENCY}
        label={t('crm.quotes.price')}
        hint={hint}
      />
      <IconButton label={t('crm.quotes.removeLine')} disabled={single} onClick={onRemove} className="mt-7 text-muted-foreground">
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </div>
  )
}
