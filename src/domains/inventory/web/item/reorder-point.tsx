import { Pencil } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { DecimalInput, type Typed } from '#platform/web/inputs/decimal-input.tsx'
import { NUMBER } from '#platform/web/inputs/number-field.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_UNITS } from '../../contract/limits.ts'
import type { VariantStockView } from '../../contract.ts'
import { useSetReorderPoint } from '../operations.ts'

type Props = {
  workspaceId: string
  variant: VariantStockView['variant']
  place: VariantStockView['warehouses'][number]
}

/** The reorder point of a variant in a warehouse, edited in place: Enter saves, Escape cancels. */
export function ReorderPoint({ workspaceId, variant, place: { warehouse, reorderPoint } }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const id = useId()
  const save = useSetReorderPoint(workspaceId)
  const [typed, setTyped] = useState<Typed>(null)
  const [editing, setEditing] = useState(false)
  const valid = typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= MAX_UNITS

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!valid) return
    await save.mutateAsync({ variantId: variant.id, warehouseId: warehouse.id, reorderPoint: typed })
    toast({ title: t('inventory.item.reorderPointSaved') })
    setEditing(false)
  }

  if (!editing)
    return (
      <span className="-my-1.5 inline-flex items-center gap-1 text-lg font-semibold tabular-nums">
        <bdi>{units.quantity(variant.measure, reorderPoint)}</bdi>
        <IconButton
          label={t('inventory.item.editReorderPoint', { warehouse: warehouse.name })}
          onClick={() => {
            setTyped(reorderPoint)
            setEditing(true)
          }}
          className="text-muted-foreground"
        >
          <Pencil aria-hidden className="size-4" />
        </IconButton>
      </span>
    )
  return (
    <form
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      onKeyDown={(event) => event.key === 'Escape' && setEditing(false)}
      className="flex flex-wrap gap-2"
    >
      <DecimalInput
        autoFocus
        dir="ltr"
        aria-label={t('inventory.figure.reorderPoint')}
        aria-invalid={!valid || save.isError}
        aria-describedby={save.isError ? id : undefined}
        value={typed}
        onChange={setTyped}
        format={NUMBER}
        className={inputClasses('min-h-11! w-24!')}
      />
      <Button type="submit" size="sm" busy={save.isPending} disabled={!valid}>
        {t('platform.record.save')}
      </Button>
      {save.isError && (
        <p id={id} role="alert" className="w-full text-xs font-medium text-destructive">
          {failureText(t, save.error, 'inventory')}
        </p>
      )}
    </form>
  )
}
