import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { UnitCounter } from '#platform/web/scan/unit-counter.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { MAX_QUANTITY } from '../../contract/constants.ts'
import { type LineState, lineState, type ReceivableLine } from './receipt-draft.rules.ts'

type Props = {
  line: ReceivableLine
  quantity: Typed
  warehouseId: string | null
  warehouses: readonly { id: string; name: string }[]
  /** The last code meant this line. */
  isHeard: boolean
  onQuantity: (quantity: Typed) => void
  onWarehouse: (warehouseId: string) => void
  /** The fields of its batches or serial numbers. */
  children: ReactNode
}

const EDGE: Record<LineState, string> = {
  none: 'border-s-transparent',
  some: 'border-s-primary',
  all: 'border-s-success',
  over: 'border-s-warning',
  tooMany: 'border-s-destructive',
  wrong: 'border-s-destructive',
}

/** A line of the order: what is open, and what came. */
export function ReceiptLine({ line, quantity, warehouseId, warehouses, isHeard, onQuantity, onWarehouse, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const state = lineState(line, quantity)
  const count = (value: number) => formatNumber(value, locale)
  useEffect(() => {
    if (isHeard) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isHeard])
  return (
    <li
      ref={item}
      className={classes(
        'grid scroll-mb-28 gap-x-5 gap-y-3 border-s-4 px-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-4',
        EDGE[state],
        isHeard && 'bg-muted/60',
      )}
    >
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{line.name}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          {line.sku && <bdi dir="ltr">{line.sku}</bdi>}
          <span>{t('procurement.openUnits', { open: count(line.open) })}</span>
          {line.received > 0 && <span>{t('procurement.receivedOf', { received: count(line.received), qty: count(line.qty) })}</span>}
          {line.waiting > 0 && (
            <span className="font-medium text-warning">{t('procurement.scan.waitingUnits', { count: line.waiting })}</span>
          )}
        </p>
        <LineNote id={`${id}-note`} line={line} state={state} />
      </div>
      <UnitCounter
        large
        name={line.name}
        label={t('procurement.scan.units', { name: line.name })}
        value={quantity}
        onChange={onQuantity}
        max={MAX_QUANTITY}
        invalid={state === 'wrong' || state === 'tooMany'}
        describedBy={`${id}-note`}
      />
      {line.variantId !== null && warehouses.length > 1 && (
        <Select
          aria-label={t('procurement.scan.putInto', { name: line.name })}
          value={warehouseId ?? ''}
          onChange={({ target }) => onWarehouse(target.value)}
          className="sm:col-start-2"
        >
          {warehouseId === null && <option value="">{t('procurement.defaultWarehouse')}</option>}
          {warehouses.map((warehouse) => (
            <option key={warehouse.id} value={warehouse.id}>
              {warehouse.name}
            </option>
          ))}
        </Select>
      )}
      <div className="col-span-full empty:hidden">{children}</div>
    </li>
  )
}

/** Says in words what the color says. Keys: procurement.scan.state.* */
function LineNote({ id, line, state }: { id: string; line: ReceivableLine; state: LineState }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const color = { none: '', some: '', all: 'text-success', over: 'text-warning', tooMany: 'text-destructive', wrong: 'text-destructive' }
  return (
    <p id={id} className={classes('mt-1 text-xs font-medium empty:hidden', color[state])}>
      {(state === 'all' || state === 'over' || state === 'tooMany') &&
        t(`procurement.scan.state.${state}`, { open: formatNumber(line.open, locale), most: formatNumber(line.most, locale) })}
      {state === 'wrong' && t('platform.form.whole')}
    </p>
  )
}
