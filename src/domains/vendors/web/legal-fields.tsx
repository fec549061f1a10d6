import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { AddressFields } from '#platform/web/inputs/address-fields.tsx'
import type { AddressPart } from '#platform/web/inputs/address-values.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_REGISTRATION_NUMBER, MAX_TAX_ID } from '../contract/limits.ts'
import { EMPTY_LEGAL, isLegalEmpty, type LegalValues } from './legal-values.ts'

/** Fields under `legal` in the form. The whole group may stay empty; once it is begun, an address must be complete. Keys: vendors.legal.address.* */
export function LegalFields<Values extends FieldValues & { legal: LegalValues }>({
  form,
  required = false,
}: {
  form: OperationForm<Values>
  /** The group may not stay empty. */
  required?: boolean
}) {
  const { t } = useTranslation()
  const path = (name: string) => `legal.${name}` as Path<Values>
  const values: PathValue<Values, Path<Values>> = form.fields.watch('legal' as Path<Values>)
  const { address, ...numbers }: LegalValues = { ...EMPTY_LEGAL, ...values }
  const begun = required || !isLegalEmpty({ address, ...numbers })
  return (
    <>
      <AddressFields
        values={address}
        field={(part: AddressPart, { required: isNeeded, ...rules }) =>
          form.field(path(`address.${part}`), { ...rules, required: begun && isNeeded === true })
        }
        label={(part) => t(`vendors.legal.address.${part}`)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field(path('taxId'), { maxLength: MAX_TAX_ID })}
          dir="auto"
          autoComplete="off"
          label={t('vendors.legal.taxId')}
          hint={t('vendors.legal.taxIdHint')}
        />
        <TextField
          {...form.field(path('registrationNumber'), { maxLength: MAX_REGISTRATION_NUMBER })}
          dir="auto"
          autoComplete="off"
          label={t('vendors.legal.registrationNumber')}
          hint={t('vendors.legal.registrationNumberHint')}
        />
      </div>
    </>
  )
}
