import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CURRENCIES, MAX_NOTES } from '../contract/constants.ts'
import type { OrderView } from '../contract.ts'
import { type DraftLine, EMPTY_ORDER, type OrderDraft, toDraft, toInput } from './order-draft.ts'
import { OrderLines } from './order-lines.tsx'
import { takeLeadTime } from './order-offer.ts'
import { ORDERS, orderPath } from './paths.ts'
import { findSuppliers, type SaveOrderInput, useSaveOrder } from './queries.ts'
import type { SupplierChoice } from './suggestion-choices.ts'

type Props = { order: OrderView | null; workspaceId: string }

/** Creates or edits a purchase order. Keys: procurement.field.* */
export default function OrderForm({ order, workspaceId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const source = useSource()
  const form = useEditForm<OrderDraft, SaveOrderInput, OrderView>({
    record: order,
    valuesOf: toDraft,
    empty: EMPTY_ORDER,
    operation: useSaveOrder(workspaceId),
    input: (draft, version) => ({ ...toInput(draft), ...(order && { orderId: order.id, version }) }),
    labelOf: (path) => t(`procurement.field.${path.split('.')[0]}`),
    show: showValue,
    draft: order ? `procurement.orders.update ${order.id}` : 'procurement.orders.create',
    words: 'procurement',
    marks: { SUPPLIER_ARCHIVED: 'supplier', CURRENCY_FROZEN: 'currency', SUPPLIER_FROZEN: 'supplier' },
    guarded: true,
    onDone(saved) {
      form.restart(toDraft(saved))
      toast({ title: t(order ? 'procurement.orderSaved' : 'procurement.orderCreated') })
      return navigate(orderPath(saved.id))
    },
  })
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...supplier } = form.field('supplier', { required: true, least: 1 })
  const { onChange: _a, ref: _b, ...expected } = form.field('expectedDate', { required: true })
  const { onChange: _c, onBlur: _d, ref: _e, ...rate } = form.field('rate', { number: true })
  const currency = form.fields.watch('currency') ?? BASE_CURRENCY
  const title = order ? `PO #${order.number}` : t('procurement.newOrder')
  const list = { to: ORDERS, label: t('procurement.orders') }
  return (
    <>
      <Breadcrumbs
        crumbs={order ? [list, { to: orderPath(order.id), label: title }, { label: t('procurement.edit') }] : [list, { label: title }]}
      />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight">
        <bdi>{title}</bdi>
      </h1>
      <RecordForm form={form} submit={t(order ? 'procurement.save' : 'procurement.createOrder')} inline>
        <Panel title={t('procurement.supplier')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Combobox
              {...supplier}
              label={t('procurement.field.supplier')}
              placeholder={t('procurement.chooseSupplier')}
              search={(typed) => findSuppliers(source, workspaceId, typed)}
              value={form.fields.watch('supplier') ?? []}
              onChange={(value) => {
                form.fields.setValue('supplier', value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
                const known = CURRENCIES.find((code) => code === value[0]?.detail)
                if (known && !order) form.fields.setValue('currency', known, { shouldDirty: true })
                if (!order) takeLeadTime(form, (value[0] as SupplierChoice | undefined)?.leadTimeDays ?? null)
              }}
            />
            <DateField
              {...expected}
              label={t('procurement.field.expectedDate')}
              value={form.fields.watch('expectedDate') ?? ''}
              onChange={(day) =>
                form.fields.setValue('expectedDate', day, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
              }
            />
            <SelectField {...form.field('currency', { required: true })} label={t('procurement.field.currency')}>
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </SelectField>
            {currency !== BASE_CURRENCY && (
              <NumberField
                {...rate}
                value={form.fields.watch('rate') ?? null}
                onChange={(value) => form.fields.setValue('rate', value, { shouldDirty: true })}
                unit={BASE_CURRENCY}
                label={t('procurement.rateOf', { currency })}
                hint={t('procurement.rateHint')}
              />
            )}
          </div>
        </Panel>
        <Panel title={t('procurement.lines')} lead={t('procurement.linesLead')}>
          <OrderLines form={form} workspaceId={workspaceId} />
        </Panel>
        <Panel title={t('procurement.field.notes')}>
          <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={3} label={t('procurement.notesToSupplier')} />
        </Panel>
      </RecordForm>
    </>
  )
}

/** A supplier or the lines in a conflict, as text. */
function showValue(path: string, value: unknown) {
  if (path === 'supplier') return (value as OrderDraft['supplier'])[0]?.title ?? ''
  if (path === 'items') return (value as DraftLine[]).map(({ what, qty }) => `${qty} × ${what[0]?.title ?? ''}`).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? value : null
}
