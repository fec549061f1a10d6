import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkTask, TargetRows } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses, TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'

type Props = { workspaceId: string; count: number; meant: TargetRows; begin: (task: BulkTask) => void; onClose: () => void }

const MAX_TRACKED = 50
const MAX_TEXT = 80

/** Ships the remaining units of each order in one parcel: one carrier for all orders, one tracking number per order. */
export default function ShipMany({ workspaceId, count, meant: { selection }, begin, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { api } = useSource()
  const [carrier, setCarrier] = useState('')
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const named = 'ids' in selection && selection.ids.size <= MAX_TRACKED ? [...selection.ids] : []

  function submit(event: FormEvent) {
    event.preventDefault()
    begin((number) => {
      const parcel = { number, carrier: carrier.trim(), trackingNumber: numbers[number]?.trim() ?? '' }
      return api.orders.vendor.ship(parcel, inWorkspace(workspaceId, newIdempotencyKey()))
    })
  }

  return (
    <Modal
      open
      firm
      width="lg"
      onOpenChange={onClose}
      title={t('orders.vendor.ship.manyTitle', { count, shown: formatNumber(count, locale) })}
      lead={t('orders.vendor.ship.manyLead')}
    >
      <form onSubmit={submit}>
        <TextField
          label={t('orders.vendor.ship.carrier')}
          required={false}
          maxLength={MAX_TEXT}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        {named.length > 0 ? (
          <fieldset className="mt-5">
            <legend className="mb-1.5 font-medium">{t('orders.vendor.ship.trackingOfEach')}</legend>
            <ul className="max-h-72 space-y-2 overflow-y-auto p-0.5">
              {named.map((number) => (
                <li key={number}>
                  <label className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[12rem_1fr]">
                    <bdi dir="ltr" className="font-mono text-xs">
                      {number}
                    </bdi>
                    <input
                      dir="ltr"
                      maxLength={MAX_TEXT}
                      value={numbers[number] ?? ''}
                      onChange={({ target }) => setNumbers((before) => ({ ...before, [number]: target.value }))}
                      className={inputClasses('min-h-11!')}
                    />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ) : (
          <p className="mt-5 rounded-md bg-muted p-4 text-muted-foreground">
            {t('orders.vendor.ship.tooMany', { shown: formatNumber(MAX_TRACKED, locale) })}
          </p>
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit">{t('orders.vendor.ship.many')}</Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
