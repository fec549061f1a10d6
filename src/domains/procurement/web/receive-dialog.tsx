import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTES, MAX_PRICE_MINOR } from '../contract/constants.ts'
import type { OrderView, ReceiptInput, SendingView } from '../contract.ts'
import { advisedUnits } from './advised-units.ts'
import { type LotDraft, LotFields, toNamedLots } from './lot-fields.tsx'
import { useReceiveOrder } from './queries.ts'
import { sendingQuery } from './sending-queries.ts'
import { today } from './today.ts'

type Values = { receivedOn: string; note: string; extraMinor: Typed; lines: { quantity: Typed; lots: LotDraft[] }[] }
type Props = { order: OrderView; workspaceId: string; onClose: () => void }

/** Receives goods. Every quantity begins with what the supplier says is on its way, else with what is open. */
export default function ReceiveDialog(props: Props) {
  const { data, isError } = useQuery(sendingQuery(useSource(), props.workspaceId, props.order.id))
  return data || isError ? <Dialog {...props} advices={data?.advices ?? []} /> : null
}

function Dialog({ order, workspaceId, onClose, advices }: Props & { advices: SendingView['advices'] }) {
  const { t } = useTranslation()
  const { id: orderId, version, currency } = order
  const items = order.items.filter(({ receivable }) => receivable > 0)
  const advised = advisedUnits(items, advices)
  const form = useOperationForm<Values, ReceiptInput & { orderId: string; version: number }, OrderView>({
    defaults: {
      receivedOn: today(),
      note: '',
      extraMinor: null,
      lines: items.map((item) => ({ quantity: advised.size > 0 ? (advised.get(item.id) ?? 0) : item.open, lots: [] })),
    },
    operation: useReceiveOrder(workspaceId),
    input: ({ receivedOn, note, extraMinor, lines }) => ({
      orderId,
      version,
      receivedOn,
      note: note.trim(),
      extraMinor: Number(extraMinor ?? 0),
      lines: items.map(({ id }, at) => {
        const quantity = Number(lines[at]?.quantity ?? 0)
        const lots = toNamedLots(lines[at]?.lots ?? [], quantity)
        return { lineId: id, quantity, ...(lots && quantity > 0 && { lots }) }
      }),
    }),
    draft: `procurement.orders.receive ${orderId}`,
    words: 'procurement',
    marks: { DATE_IN_FUTURE: 'receivedOn' },
    onDone(saved) {
      const status = t(`procurement.status.${saved.status}`)
      toast({ title: t('procurement.statusUpdated', { id: saved.number, status }) })
      onClose()
    },
    onQueued: onClose,
  })
  const { onChange: _, ref: __, ...day } = form.field('receivedOn', { required: true })
  const { onChange: _a, onBlur: _b, ref: _c, ...extra } = form.field('extraMinor', { number: true, min: 0, max: MAX_PRICE_MINOR })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('procurement.receiveTitle', { number: order.number })}
      submit={t('procurement.receive')}
      onClose={onClose}
    >
      <ul className="space-y-4">
        {items.map((item, at) => {
          const {
            onChange: _d,
            onBlur: _e,
            ref: _f,
            ...quantity
          } = form.field(`lines.${at}.quantity`, {
            required: true,
            number: true,
            whole: true,
            min: 0,
            max: item.receivable,
          })
          return (
            <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-4">
              <p className="pb-3 wrap-anywhere">
                <bdi className="font-medium">{item.name}</bdi>
                <span className="block text-xs text-muted-foreground">{t('procurement.openUnits', { open: item.open })}</span>
                {advised.has(item.id) && (
                  <span className="block text-xs font-medium">{t('procurement.sending.advised', { units: advised.get(item.id) })}</span>
                )}
              </p>
              <NumberField
                {...quantity}
                label={t('procurement.qty')}
                value={form.fields.watch(`lines.${at}.quantity`) ?? null}
                onChange={(value) => form.fields.setValue(`lines.${at}.quantity`, value, { shouldDirty: true })}
              />
              <div className="col-span-2 empty:hidden">
                <LotFields
                  workspaceId={workspaceId}
                  orderId={orderId}
                  line={item}
                  units={Number(form.fields.watch(`lines.${at}.quantity`) ?? 0)}
                  value={form.fields.watch(`lines.${at}.lots`)}
                  onChange={(lots) => form.fields.setValue(`lines.${at}.lots`, lots, { shouldDirty: true })}
                  error={form.field(`lines.${at}.lots`).error}
                />
              </div>
            </li>
          )
        })}
      </ul>
      <Button
        look="quiet"
        size="sm"
        onClick={() =>
          form.fields.setValue(
            'lines',
            items.map(() => ({ quantity: 0, lots: [] })),
            { shouldDirty: true },
          )
        }
      >
        {t('procurement.setAllZero')}
      </Button>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          {...day}
          label={t('procurement.receivedOn')}
          max={today()}
          value={form.fields.watch('receivedOn') ?? ''}
          onChange={(value) => form.fields.setValue('receivedOn', value, { shouldDirty: true })}
        />
        <MoneyField
          {...extra}
          currency={currency}
          label={t('procurement.extraCosts')}
          hint={t('procurement.extraHint')}
          value={form.fields.watch('extraMinor') ?? null}
          onChange={(value) => form.fields.setValue('extraMinor', value, { shouldDirty: true })}
        />
      </div>
      <TextArea {...form.field('note', { maxLength: MAX_NOTES })} dir="auto" rows={2} label={t('procurement.field.notes')} />
    </FormDialog>
  )
}
