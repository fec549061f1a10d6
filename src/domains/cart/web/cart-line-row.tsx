import { Bookmark, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nameWithVariant, useUnits } from '#domains/catalog/web/index.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { QuantityStepper } from '#platform/web/ui/quantity-stepper.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartLine } from '../contract.ts'
import { useMoveToCart, useRestore, useSaveForLater, useSetQuantity } from './changes.ts'
import { LineFrame } from './line-frame.tsx'

export function CartLineRow({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const { id, measure, least } = line
  const units = useUnits()
  const most = Math.min(line.left ?? line.most, line.most)
  const name = nameWithVariant(line)
  const change = useSetQuantity()
  const restore = useRestore()
  const save = useSaveForLater()
  const moveBack = useMoveToCart()
  const undo = (run: () => void) => ({ label: t('platform.undo'), run })

  function takeOut() {
    const said = { title: t('cart.removed'), action: undo(() => restore.send({ lineIds: [id] })) }
    change.send({ lineId: id, quantity: 0 }, () => toast(said))
  }
  function setAside() {
    save.send(id, () => toast({ title: t('cart.saved.done'), action: undo(() => moveBack.send(id)) }))
  }

  return (
    <LineFrame line={line}>
      {(line.notice === null || line.notice === 'notEnough' || line.notice === 'amount') && (
        <QuantityStepper
          name={name}
          value={line.quantity}
          label={units.quantity(measure, line.quantity)}
          // A quantity outside the limits goes to the nearest allowed one.
          onChange={(quantity) => change.send({ lineId: id, quantity: Math.max(least, Math.min(quantity, most)) })}
          min={Math.min(least, line.quantity)}
          max={Math.max(most, least)}
        />
      )}
      <span className="grow" />
      <Button
        look="quiet"
        size="sm"
        aria-label={t('cart.saved.save', { name })}
        title={t('cart.saved.saveShort')}
        onClick={setAside}
        className="min-w-11 text-muted-foreground"
      >
        <Bookmark aria-hidden className="size-4.5" />
        <span className="hidden @md:inline">{t('cart.saved.saveShort')}</span>
      </Button>
      <IconButton label={t('cart.remove', { name })} onClick={takeOut} className="-me-2 text-muted-foreground">
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </LineFrame>
  )
}
