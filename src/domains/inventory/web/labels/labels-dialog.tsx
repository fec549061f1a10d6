import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type LabelOrder, labelsAddress, MAX_LABELS } from '../../contract/label-order.ts'
import type { StockedVariant } from '../../contract.ts'
import { variantTitle } from '../variant-name.tsx'

type Props = { workspaceId: string; variants: readonly StockedVariant[]; onClose: () => void }

/** Labels of the chosen variants as a PDF. Keys: inventory.labels.format.* */
export default function LabelsDialog({ workspaceId, variants, onClose }: Props) {
  const { t } = useTranslation()
  const [format, setFormat] = useState<LabelOrder['format']>('sheet')
  const [withPrice, setWithPrice] = useState(false)
  const [copies, setCopies] = useState<Typed>(24)
  const [busy, setBusy] = useState(false)
  const most = Math.floor(MAX_LABELS / variants.length)
  const valid = typeof copies === 'number' && Number.isInteger(copies) && copies >= 1 && copies <= most

  async function save() {
    if (!valid) return
    setBusy(true)
    try {
      const chosen = variants.map(({ id }) => ({ variantId: id, copies }))
      const reply = await fetch(labelsAddress({ workspaceId, format, withPrice, variants: chosen }))
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
    <Modal open onOpenChange={onClose} title={t('inventory.labels.print')} lead={variants.map(variantTitle).join(', ')}>
      <div className="space-y-5">
        <Segmented
          label={t('inventory.labels.size')}
          choices={(['sheet', 'single'] as const).map((value) => ({ value, label: t(`inventory.labels.format.${value}`) }))}
          value={format}
          onChange={setFormat}
        />
        <NumberField
          label={t('inventory.labels.copies')}
          value={copies}
          onChange={setCopies}
          {...(!valid && { error: t('inventory.labels.copiesWrong', { most }) })}
        />
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
