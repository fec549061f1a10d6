import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { AddressFields } from '#platform/web/inputs/address-fields.tsx'
import { type AddressPart, type AddressValues, addressValues, EMPTY_ADDRESS, toAddress } from '#platform/web/inputs/address-values.ts'
import { guessedCountry } from '#platform/web/inputs/guessed-country.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SavedAddress } from '../../contract.ts'
import { type SaveAddressInput, useSaveAddress } from './operations.ts'

type Values = { address: AddressValues }
type Props = {
  /** Null is a new one. */ address: SavedAddress | null /** Of the member's last address. */
  lastCountry: string | null
  onClose: () => void
}

export default function AddressSheet({ address, lastCountry, onClose }: Props) {
  const { t } = useTranslation()
  const [country] = useState(() => lastCountry ?? guessedCountry())
  const form = useEditForm<Values, SaveAddressInput, SavedAddress>({
    record: address,
    valuesOf: (record) => ({ address: addressValues(record.address) }),
    empty: { address: { ...EMPTY_ADDRESS, country } },
    operation: useSaveAddress(),
    input: (values, version) => ({ address: toAddress(values.address), ...(address && { id: address.id, version }) }),
    labelOf: (path) => t(`accounts.address.${path.replace('address.', '') as AddressPart}`),
    draft: address ? `accounts.addresses.update ${address.id}` : 'accounts.addresses.add',
    words: 'accounts',
    onDone: () => {
      toast({ title: address ? t('accounts.address.saved') : t('accounts.address.added') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={address ? t('accounts.address.edit') : t('accounts.address.add')}
      description={t('accounts.address.lead')}
      submit={t('accounts.address.save')}
      onClose={onClose}
    >
      <AddressFields
        values={{ ...EMPTY_ADDRESS, ...form.fields.watch('address') }}
        field={(part, rules) => form.field(`address.${part}`, rules)}
        label={(part) => t(`accounts.address.${part}`)}
      />
    </RecordSheet>
  )
}
