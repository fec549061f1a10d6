import type { FieldValues, Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'

export type PayoutValues = { holder: string; account: string; bank: string }

type Props<Values extends FieldValues> = {
  form: OperationForm<Values>
  prefix?: string /** Either all fields are filled, or none. */
  optional?: boolean
}

/** Fields for payout details. Neither browsers nor drafts store them. */
export function PayoutFields<Values extends FieldValues>({ form, prefix = '', optional = false }: Props<Values>) {
  const { t } = useTranslation()
  const path = (name: keyof PayoutValues) => `${prefix}${name}` as Path<Values>
  const account: unknown = form.fields.watch(path('account'))
  const begun = !optional || (typeof account === 'string' && account.trim() !== '')
  return (
    <>
      <TextField
        {...form.field(path('holder'), { required: begun, maxLength: 120, secret: true })}
        dir="auto"
        autoComplete="off"
        label={t('vendors.payout.holder')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field(path('account'), { required: !optional, minLength: 5, maxLength: 64, secret: true })}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          label={t('vendors.payout.account')}
        />
        <TextField
          {...form.field(path('bank'), { maxLength: 120, secret: true })}
          dir="auto"
          autoComplete="off"
          label={t('vendors.payout.bank')}
        />
      </div>
    </>
  )
}

/** Converts values to input; undefined if no account was entered. */
export function toPayoutInput({ holder, account, bank }: PayoutValues) {
  if (account.trim() === '') return undefined
  return { holder: holder.trim(), account: account.trim(), ...(bank.trim() && { bank: bank.trim() }) }
}
