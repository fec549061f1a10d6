import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { UnitCounter } from '#platform/web/scan/unit-counter.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Select } from '#platform/web/ui/select.tsx'
import { MAX_UNITS, SHORT_REASONS, type ShortReason } from '../../contract/limits.ts'
import { itemPath } from '../paths.ts'
import { VariantName, variantTitle } from '../variant-name.tsx'
import { type PickState, pickState, type ToPick } from './picked.rules.ts'

type Props = {
  line: ToPick
  place: string
  quantity: Typed
  shortReason: ShortReason | null
  /** The last code meant this line. */
  isHeard: boolean
  onQuantity: (quantity: Typed) => void
  onShort: (reason: ShortReason | null) => void
}

const EDGE: Record<PickState, string> = {
  none: 'border-s-transparent',
  some: 'border-s-primary',
  all: 'border-s-success',
  tooMany: 'border-s-destructive',
  wrong: 'border-s-destructive',
}

/** What to take, from where, for which order. Keys: inventory.picking.reason.* */
export function PickLine({ line, place, quantity, shortReason, isHeard, onQuantity, onShort }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const { variant, order, left, picked, open, waiting } = line
  const state = pickState(line, quantity)
  const name = variantTitle(variant)
  const missing = left - (typeof quantity === 'number' ? quantity : 0)
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
      <div className="min-w-0 space-y-1.5">
        <VariantName variant={variant} />
        <p id={`${id}-text`} className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          <bdi>{place}</bdi>
          <bdi>{order.title}</bdi>
          <span className="font-semibold text-foreground">
            {t('inventory.picking.left', { units: units.quantity(variant.measure, left) })}
          </span>
          {picked > 0 && (
            <span className="text-success">
              {t('inventory.picking.pickedOf', {
                picked: units.quantity(variant.measure, picked),
                open: units.quantity(variant.measure, open),
              })}
            </span>
          )}
          {waiting > 0 && <span className="font-medium text-warning">{t('inventory.picking.waitingUnits', { count: waiting })}</span>}
          {state === 'tooMany' && <span className="font-medium text-destructive">{t('inventory.picking.tooMany')}</span>}
          {state === 'wrong' && <span className="font-medium text-destructive">{t('platform.form.whole')}</span>}
        </p>
        {line.short > 0 && line.reason && (
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs font-medium text-warning">
            {t('inventory.picking.shortOf', {
              units: units.quantity(variant.measure, line.short),
              reason: t(`inventory.picking.reason.${line.reason}`),
            })}
            <Link to={itemPath(variant.id, 'allocations')} className="underline underline-offset-4">
              {t('inventory.picking.elsewhere')}
            </Link>
            <Link to={itemPath(variant.id)} className="underline underline-offset-4">
              {t('inventory.adjust.title')}
            </Link>
          </p>
        )}
      </div>
      {left > 0 && (
        <>
          <UnitCounter
            large
            name={name}
            label={t('inventory.picking.units', { name, order: order.title })}
            value={quantity}
            onChange={onQuantity}
            max={MAX_UNITS}
            invalid={state === 'wrong' || state === 'tooMany'}
            describedBy={`${id}-text`}
          />
          {missing > 0 && (
            <Select
              aria-label={t('inventory.picking.shortFor', { name, order: order.title })}
              value={shortReason ?? ''}
              onChange={({ target }) => onShort(SHORT_REASONS.find((reason) => reason === target.value) ?? null)}
              className="sm:col-start-2"
            >
              <option value="">{t('inventory.picking.notShort')}</option>
              {SHORT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t('inventory.picking.shortOf', {
                    units: units.quantity(variant.measure, missing),
                    reason: t(`inventory.picking.reason.${reason}`),
                  })}
                </option>
              ))}
            </Select>
          )}
        </>
      )}
    </li>
  )
}
