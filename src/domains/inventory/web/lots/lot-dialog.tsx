import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_LOT_NUMBER } from '../../contract/limits.ts'
import type { LotRow } from '../../contract.ts'
import { useUpdateLot } from '../operations.ts'

type Draft = { number: string; madeOn: string; expiresOn: string }
type Props = { workspaceId: string; lot: LotRow; onClose: () => void }

/** Mends number and dates. A new expiry date decides at once what can be sold. */
export default function LotDialog({ workspaceId, lot, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm<Draft, Parameters<ReturnType<typeof useUpdateLot>['mutateAsync']>[0], LotRow>({
    defaults: { number: lot.number, madeOn: lot.madeOn ?? '', expiresOn: lot.expiresOn ?? '' },
    operation: useUpdateLot(workspaceId),
    input: ({ number, madeOn, expiresOn }) => ({
      lotId: lot.id,
      number: number.trim(),
      madeOn: madeOn || null,
      expiresOn: expiresOn || null,
    }),
    words: 'inventory',
    marks: { LOT_NUMBER_TAKEN: 'number', LOT_DATES: 'expiresOn' },
    draft: `inventory.lots.update ${lot.id}`,
    onDone() {
      toast({ title: t('inventory.lots.saved') })
      onClose()
    },
  })
  const day = (name: 'madeOn' | 'expiresOn') => {
    const { onChange: _, ref: __, ...field } = form.field(name)
    return {
      ...field,
      value: form.fields.watch(name),
      onChange: (value: string) => form.fields.setValue(name, value, { shouldDirty: true }),
    }
  }
  return (
    <FormDialog form={form} title={t('inventory.lots.edit')} submit={t('inventory.lots.save')} onClose={onClose}>
      <TextField
        {...form.field('number', { required: true, maxLength: MAX_LOT_NUMBER })}
        dir="ltr"
        autoComplete="off"
        label={t('inventory.lots.number')}
      />
      <DateField {...day('madeOn')} label={t('inventory.lots.madeOn')} />
      <DateField {...day('expiresOn')} label={t('inventory.lots.expiresOn')} hint={t('inventory.lots.expiresHint')} />
    </FormDialog>
  )
}
