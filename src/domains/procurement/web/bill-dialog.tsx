import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTES, MAX_PRICE_MINOR, MAX_QUANTITY, MAX_SKU } from '../contract/constants.ts'
import type { BillInput, BillView, OrderView } from '../contract.ts'
import { useEnterBill } from './bill-queries.ts'
import { dateInput, numberInput } from './number-input.ts'
import { today } from './today.ts'

type Line = { quantity: Typed; priceMinor: Typed }
type Values = { number: string; billedOn: string; dueOn: string; otherMinor: Typed; note: string; lines: Line[] }
type Props = { order: OrderView; workspaceId: string; onClose: () => void }

/** Enters a bill: it begins with what was received and isn't billed yet, at the ordered price. */
export default function BillDialog({ order, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const { id: orderId, currency, items } = order
  const form = useOperationForm<Values, BillInput, BillView>({
    defaults: {
      number: '',
      billedOn: today(),
      dueOn: '',
      otherMinor: null,
      note: '',
      lines: items.map(({ received, billed, priceMinor }) => ({ quantity: Math.max(0, received - billed), priceMinor })),
    },
    operation: useEnterBill(workspaceId),
    input: ({ number, billedOn, dueOn, otherMinor, note, lines }) => ({
      orderId,
      number: number.trim(),
      billedOn,
      dueOn: dueOn || null,
      otherMinor: Number(otherMinor ?? 0),
      note: note.trim(),
      lines: items.map(({ id }, at) => ({
        lineId: id,
        quantity: Number(lines[at]?.quantity ?? 0),
        priceMinor: Number(lines[at]?.priceMinor ?? 0),
      })),
    }),
    draft: `procurement.bills.enter ${orderId}`,
    words: 'procurement',
    marks: { BILL_EXISTS: 'number', DUE_BEFORE_BILLED: 'dueOn' },
    onDone(bill) {
      toast({ title: t(bill.matched ? 'procurement.bills.enteredMatched' : 'procurement.bills.enteredUnmatched') })
      onClose()
    },
  })
  const { lines = [], otherMinor } = form.fields.watch()
  const amounts = lines.map((line) => (Number(line?.quantity ?? 0) || 0) * (Number(line?.priceMinor ?? 0) || 0))
  const amountMinor = amounts.reduce((sum, amount) => sum + amount, Number(otherMinor ?? 0) || 0)
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('procurement.bills.enterTitle', { number: order.number })}
      submit={t('procurement.bills.enter')}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...form.field('number', { required: true, maxLength: MAX_SKU })}
          dir="ltr"
          autoComplete="off"
          label={t('procurement.field.number')}
        />
        <DateField {...dateInput(form, 'billedOn', { required: true })} label={t('procurement.field.billedOn')} />
        <DateField {...dateInput(form, 'dueOn')} label={t('procurement.field.dueOn')} />
      </div>
      <ul className="space-y-4">
        {items.map((item, at) => (
          <li key={item.id} className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_10rem]">
            <p className="col-span-2 wrap-anywhere sm:col-span-1 sm:pb-3">
              <bdi className="font-medium">{item.name}</bdi>
              <span className="block text-xs text-muted-foreground">
                {t('procurement.bills.receivedAndBilled', { received: item.received, billed: item.billed })}
              </span>
            </p>
            <NumberField
              {...numberInput(form, `lines.${at}.quantity`, { required: true, whole: true, min: 0, max: MAX_QUANTITY })}
              label={t('procurement.qty')}
            />
            <MoneyField
              {...numberInput(form, `lines.${at}.priceMinor`, { required: true, min: 0, max: MAX_PRICE_MINOR })}
              currency={currency}
              label={t('procurement.price')}
            />
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <MoneyField
          {...numberInput(form, 'otherMinor', { min: 0, max: MAX_PRICE_MINOR })}
          currency={currency}
          label={t('procurement.field.otherMinor')}
        />
        <p className="sm:pb-3 sm:text-end">
          {t('procurement.total')} <strong className="ms-2 tabular-nums">{formatCharge({ amountMinor, currency })}</strong>
        </p>
      </div>
      <TextArea {...form.field('note', { maxLength: MAX_NOTES })} dir="auto" rows={2} label={t('procurement.field.notes')} />
    </FormDialog>
  )
}
