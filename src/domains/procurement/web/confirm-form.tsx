import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { Operation } from '#platform/web/operation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_MESSAGE } from '../contract/constants.ts'
import type { Confirmation, SentOrder } from '../contract.ts'
import { SentLineName } from './sent-lines.tsx'

type Values = { note: string; lines: { quantity: Typed; expectedDate: string }[] }
type Props = { order: SentOrder; operation: Operation<Confirmation, SentOrder>; draft: string }

/** How many of each line come, and when. It begins with what was confirmed, else with what was asked for. */
export function ConfirmForm({ order, operation, draft }: Props) {
  const { t } = useTranslation()
  const { lines, version, customer, expectedDate } = order
  const earliest = new Date().toISOString().slice(0, 10)
  const isPast = expectedDate < earliest
  const asked = isPast ? earliest : expectedDate
  const form = useOperationForm<Values, Confirmation, SentOrder>({
    defaults: {
      note: order.note,
      lines: lines.map(({ qty, confirmed, confirmedDate }) => ({ quantity: confirmed ?? qty, expectedDate: confirmedDate ?? asked })),
    },
    operation,
    input: (values) => ({
      version,
      note: values.note.trim(),
      lines: lines.map(({ id }, at) => ({
        lineId: id,
        quantity: Number(values.lines[at]?.quantity ?? 0),
        expectedDate: values.lines[at]?.expectedDate || asked,
      })),
    }),
    draft,
    words: 'procurement',
    onDone: () =>
      toast({
        title: t('procurement.confirm.done'),
        description: t('procurement.confirm.doneText', { customer: `\u2068${customer}\u2069` }),
      }),
  })
  return (
    <Panel title={t('procurement.confirm.items')}>
      <Form form={form} className="space-y-6">
        <ul className="divide-y">
          {lines.map((line, at) => {
            const {
              onChange: _,
              onBlur: _b,
              ref: _r,
              ...quantity
            } = form.field(`lines.${at}.quantity`, { required: true, number: true, whole: true, min: 0, max: line.qty })
            const { onChange: _c, ref: _d, ...day } = form.field(`lines.${at}.expectedDate`, { required: true })
            return (
              <li key={line.id} className="py-4 first:pt-0">
                <fieldset className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_12rem] sm:items-start sm:gap-5">
                  <legend className="sr-only">{line.name}</legend>
                  <SentLineName line={line} />
                  <NumberField
                    {...quantity}
                    label={t('procurement.confirm.quantity')}
                    value={form.fields.watch(`lines.${at}.quantity`) ?? null}
                    onChange={(value) => form.fields.setValue(`lines.${at}.quantity`, value, { shouldDirty: true })}
                  />
                  <DateField
                    {...day}
                    label={t('procurement.confirm.day')}
                    min={earliest}
                    value={form.fields.watch(`lines.${at}.expectedDate`) ?? ''}
                    onChange={(value) => form.fields.setValue(`lines.${at}.expectedDate`, value, { shouldDirty: true })}
                  />
                </fieldset>
              </li>
            )
          })}
        </ul>
        <TextArea
          {...form.field('note', { maxLength: MAX_MESSAGE })}
          dir="auto"
          rows={3}
          label={t('procurement.confirm.note')}
          hint={t('procurement.confirm.noteHint')}
        />
        {form.failure !== null && <FailureNotice error={form.failure} words="procurement" />}
        <Button type="submit" busy={form.busy} className="w-full sm:w-auto">
          {t(order.state === 'confirmed' ? 'procurement.confirm.update' : 'procurement.confirm.submit')}
        </Button>
      </Form>
    </Panel>
  )
}
