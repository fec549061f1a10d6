import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_SHORT } from '../contract/constants.ts'
import type { AdviceInput, SentOrder } from '../contract.ts'
import { useAdviseShipment } from './sending-queries.ts'

type Values = { carrier: string; trackingNumber: string; expectedDate: string; lines: { quantity: Typed }[] }
type Props = { id: string; order: SentOrder; workspaceId: string; onClose: () => void }

/** What is on its way: it begins with all that was confirmed and not announced yet. */
export default function AdviseDialog({ id, order, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const lines = order.lines.filter(({ qty, advised }) => advised < qty)
  const form = useOperationForm<Values, AdviceInput, SentOrder>({
    defaults: {
      carrier: '',
      trackingNumber: '',
      expectedDate: lines.find(({ confirmedDate }) => confirmedDate !== null)?.confirmedDate ?? order.expectedDate,
      lines: lines.map(({ qty, confirmed, advised }) => ({ quantity: Math.max(0, (confirmed ?? qty) - advised) })),
    },
    operation: useAdviseShipment(workspaceId, id),
    input: ({ carrier, trackingNumber, expectedDate, lines: typed }) => ({
      carrier: carrier.trim(),
      trackingNumber: trackingNumber.trim(),
      expectedDate,
      lines: lines.map((line, at) => ({ lineId: line.id, quantity: Number(typed[at]?.quantity ?? 0) })),
    }),
    draft: `procurement.customerOrders.advise ${id}`,
    words: 'procurement',
    onDone() {
      toast({
        title: t('procurement.advise.done'),
        description: t('procurement.advise.doneText', { customer: `\u2068${order.customer}\u2069` }),
      })
      onClose()
    },
  })
  const { onChange: _c, ref: _d, ...day } = form.field('expectedDate', { required: true })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('procurement.advise.title', { number: order.number })}
      submit={t('procurement.advise.submit')}
      onClose={onClose}
    >
      <ul className="space-y-4">
        {lines.map((line, at) => {
          const most = line.qty - line.advised
          const rules = { required: true, number: true, whole: true, min: 0, max: most }
          const { onChange: _, onBlur: _b, ref: _r, ...quantity } = form.field(`lines.${at}.quantity`, rules)
          return (
            <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-4">
              <p className="pb-3 wrap-anywhere">
                <bdi className="font-medium">{line.name}</bdi>
                <span className="block text-xs text-muted-foreground">
                  {t('procurement.advise.left', { units: formatNumber(most, locale) })}
                </span>
              </p>
              <NumberField
                {...quantity}
                label={t('procurement.advise.quantity')}
                value={form.fields.watch(`lines.${at}.quantity`) ?? null}
                onChange={(value) => form.fields.setValue(`lines.${at}.quantity`, value, { shouldDirty: true })}
              />
            </li>
          )
        })}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('carrier', { maxLength: MAX_SHORT })}
          dir="auto"
          autoComplete="off"
          label={t('procurement.advise.carrier')}
        />
        <TextField
          {...form.field('trackingNumber', { maxLength: MAX_SHORT })}
          dir="ltr"
          autoComplete="off"
          label={t('procurement.advise.tracking')}
        />
        <DateField
          {...day}
          label={t('procurement.advise.day')}
          value={form.fields.watch('expectedDate') ?? ''}
          onChange={(value) => form.fields.setValue('expectedDate', value, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  )
}
