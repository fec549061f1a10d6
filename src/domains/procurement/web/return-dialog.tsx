import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTES, RETURN_REASONS, type ReturnReason } from '../contract/constants.ts'
import type { OrderView, ReturnInput } from '../contract.ts'
import { dateInput, numberInput } from './number-input.ts'
import { useReturnGoods, warehousesQuery } from './queries.ts'
import { returnableLines } from './returnable-lines.ts'
import { today } from './today.ts'

type Values = {
  returnedOn: string
  reason: ReturnReason
  replaced: boolean
  note: string
  warehouseId: string
  lines: { quantity: Typed }[]
}
type Props = { order: OrderView; receipt: OrderView['receipts'][number]; workspaceId: string; onClose: () => void }

/** Sends goods of a receipt back to the supplier. Keys: procurement.returns.reason.* */
export default function ReturnDialog({ order, receipt, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id: orderId, version } = order
  const items = returnableLines(order, receipt)
  const { data: warehouses } = useQuery(warehousesQuery(useSource(), workspaceId))
  const form = useOperationForm<Values, ReturnInput & { orderId: string; version: number }, OrderView>({
    defaults: {
      returnedOn: today(),
      reason: 'defective',
      replaced: true,
      note: '',
      warehouseId: '',
      lines: items.map(() => ({ quantity: 0 })),
    },
    operation: useReturnGoods(workspaceId),
    input: ({ returnedOn, reason, replaced, note, warehouseId, lines }) => ({
      orderId,
      version,
      receiptId: receipt.id,
      returnedOn,
      reason,
      replaced,
      note: note.trim(),
      warehouseId: warehouseId || null,
      lines: items.map(({ lineId }, at) => ({ lineId, quantity: Number(lines[at]?.quantity ?? 0) })),
    }),
    draft: `procurement.orders.returnGoods ${receipt.id}`,
    words: 'procurement',
    marks: { DATE_IN_FUTURE: 'returnedOn' },
    onDone() {
      toast({ title: t('procurement.returns.done') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('procurement.returns.title', { supplier: order.supplier.name })}
      lead={t('procurement.returns.lead', { day: formatUtcDay(receipt.receivedOn, locale) })}
      submit={t('procurement.returns.submit')}
      onClose={onClose}
    >
      <ul className="space-y-4">
        {items.map((item, at) => (
          <li key={item.lineId} className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-4">
            <p className="pb-3 wrap-anywhere">
              <bdi className="font-medium">{item.name}</bdi>
              <span className="block text-xs text-muted-foreground">{t('procurement.returns.upTo', { most: item.most })}</span>
            </p>
            <NumberField
              {...numberInput(form, `lines.${at}.quantity`, { required: true, whole: true, min: 0, max: item.most })}
              label={t('procurement.qty')}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('reason', { required: true })} label={t('procurement.field.reason')}>
          {RETURN_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`procurement.returns.reason.${reason}`)}
            </option>
          ))}
        </SelectField>
        <DateField {...dateInput(form, 'returnedOn', { required: true })} max={today()} label={t('procurement.field.returnedOn')} />
        {warehouses && warehouses.items.length > 1 && (
          <SelectField {...form.field('warehouseId')} label={t('procurement.field.warehouseId')}>
            <option value="">{t('procurement.returns.whereDelivered')}</option>
            {warehouses.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <SwitchField
        label={t('procurement.field.replaced')}
        hint={t('procurement.returns.replacedHint')}
        checked={form.fields.watch('replaced') ?? true}
        onChange={(on) => form.fields.setValue('replaced', on, { shouldDirty: true })}
      />
      <TextArea {...form.field('note', { maxLength: MAX_NOTES })} dir="auto" rows={2} label={t('procurement.field.notes')} />
    </FormDialog>
  )
}
