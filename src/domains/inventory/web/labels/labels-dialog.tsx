import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { UnitCounter } from '#platform/web/scan/unit-counter.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type LabelOrder, labelsAddress, MAX_LABELS } from '../../contract/label-order.ts'

export type Labels = { variantId: string; name: string; copies: number }
type Props = { workspaceId: string; labels: readonly Labels[]; onClose: () => void }

/** Labels of the chosen variants as a PDF. A variant that is named twice gets the sum. Keys: inventory.labels.format.* */
export default function LabelsDialog({ workspaceId, labels, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const variants = [...Map.groupBy(labels, ({ variantId }) => variantId)].map(([id, same]) => ({
    id,
    name: same[0]?.name ?? '',
    copies: same.reduce((sum, { copies }) => sum + copies, 0),
  }))
  const [format, setFormat] = useState<LabelOrder['format']>('sheet')
  const [withPrice, setWithPrice] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [busy, setBusy] = useState(false)
  const copiesOf = ({ id, copies }: (typeof variants)[number]): Typed => (id in typed ? (typed[id] ?? null) : copies)
  const chosen = variants.map((variant) => ({ variantId: variant.id, copies: copiesOf(variant) }))
  const right = chosen.filter(
    (each): each is { variantId: string; copies: number } =>
      typeof each.copies === 'number' && Number.isInteger(each.copies) && each.copies >= 0,
  )
  const total = right.reduce((sum, { copies }) => sum + copies, 0)
  const valid = right.length === chosen.length && total >= 1 && total <= MAX_LABELS
  const wrong = t('inventory.labels.copiesWrong', { most: formatNumber(MAX_LABELS, locale) })
  const [first] = variants

  async function save() {
    if (!valid) return
    setBusy(true)
    try {
      const some = right.filter(({ copies }) => copies > 0)
      const reply = await fetch(labelsAddress({ workspaceId, format, withPrice, variants: some }))
      if (!reply.ok) throw new Error(`${reply.status}`)
      saveFile('labels.pdf', await reply.blob())
      onClose()
    } catch {
      toast({ title: t('inventory.labels.failed'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('inventory.labels.print')}
      lead={variants.length === 1 ? first?.name : t('inventory.labels.total', { count: total, shown: formatNumber(total, locale) })}
    >
      <div className="space-y-5">
        <Segmented
          label={t('inventory.labels.size')}
          choices={(['sheet', 'single'] as const).map((value) => ({ value, label: t(`inventory.labels.format.${value}`) }))}
          value={format}
          onChange={setFormat}
        />
        {variants.length === 1 && first ? (
          <NumberField
            label={t('inventory.labels.copies')}
            value={copiesOf(first)}
            onChange={(copies) => setTyped({ [first.id]: copies })}
            {...(!valid && { error: wrong })}
          />
        ) : (
          <fieldset>
            <legend className="mb-1.5 font-medium">{t('inventory.labels.copies')}</legend>
            <ul className="max-h-72 divide-y overflow-y-auto rounded-md border">
              {variants.map((variant) => (
                <li key={variant.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
                  <bdi className="min-w-0 grow basis-32 wrap-anywhere">{variant.name}</bdi>
                  <UnitCounter
                    name={variant.name}
                    label={t('inventory.labels.copiesOf', { name: variant.name })}
                    value={copiesOf(variant)}
                    onChange={(copies) => setTyped({ ...typed, [variant.id]: copies })}
                    max={MAX_LABELS}
                    invalid={!right.some(({ variantId }) => variantId === variant.id)}
                  />
                </li>
              ))}
            </ul>
            {!valid && (
              <p role="alert" className="mt-1.5 text-xs font-medium text-destructive">
                {wrong}
              </p>
            )}
          </fieldset>
        )}
        <SwitchField label={t('inventory.labels.withPrice')} checked={withPrice} onChange={setWithPrice} />
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button busy={busy} disabled={!valid} onClick={() => void save()}>
            {t('inventory.labels.save')}
          </Button>
        </ModalActions>
      </div>
    </Modal>
  )
}
