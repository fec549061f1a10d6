import { useTranslation } from 'react-i18next'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { FormSheet } from '#platform/web/form/form-sheet.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { type OperationForm, useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { AddressFields } from '#platform/web/inputs/address-fields.tsx'
import { type AddressPart, type AddressValues, addressOf, addressValues, EMPTY_ADDRESS } from '#platform/web/inputs/address-values.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SavedAddress } from '../../contract.ts'
import { useAddAddress, useUpdateAddress } from './operations.ts'

type Values = { address: AddressValues }
type Props = { /** Null is a new one. */ address: SavedAddress | null; onClose: () => void }

export default function AddressSheet({ address, onClose }: Props) {
  return address ? <EditSheet address={address} onClose={onClose} /> : <AddSheet onClose={onClose} />
}

function AddSheet({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation()
  const form = useOperationForm<Values, { address: ReturnType<typeof addressOf> }, SavedAddress>({
    defaults: { address: EMPTY_ADDRESS },
    operation: useAddAddress(),
    input: ({ address }) => ({ address: addressOf(address) }),
    words: 'accounts',
    onDone: () => {
      toast({ title: t('accounts.address.added') })
      onClose()
    },
  })
  return <Frame {...{ form, onClose }} title={t('accounts.address.add')} notice={undefined} />
}

function EditSheet({ address, onClose }: { address: SavedAddress; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useEditForm<Values, { id: string; version: number; address: ReturnType<typeof addressOf> }, SavedAddress>({
    record: address,
    valuesOf: (record) => ({ address: addressValues(record.address) }),
    operation: useUpdateAddress(),
    input: (values, version) => ({ id: address.id, version, address: addressOf(values.address) }),
    labelOf: (path) => t(`accounts.address.${path.replace('address.', '') as AddressPart}`),
    words: 'accounts',
    onDone: () => {
      toast({ title: t('accounts.address.saved') })
      onClose()
    },
  })
  return <Frame {...{ form, onClose }} title={t('accounts.address.edit')} notice={form.notice} />
}

type FrameProps = { form: OperationForm<Values>; title: string; notice: React.ReactNode; onClose: () => void }

function Frame({ form, title, notice, onClose }: FrameProps) {
  const { t } = useTranslation()
  return (
    <FormSheet open onOpenChange={onClose} title={title} description={t('accounts.address.lead')} hasChanges={form.hasChanges}>
      <Form form={form} className="space-y-6">
        <AddressFields
          country={form.fields.watch('address.country') ?? ''}
          field={(part, rules) => form.field(`address.${part}`, rules)}
          label={(part) => t(`accounts.address.${part}`)}
        />
        <FormEnd form={form} submit={t('accounts.address.save')} notice={notice} />
      </Form>
    </FormSheet>
  )
}
