import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MeView, SavedAddress } from '#domains/accounts/contract.ts'
import { addressesQuery, MAX_ADDRESSES } from '#domains/accounts/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { AddressFields } from '#platform/web/inputs/address-fields.tsx'
import { AddressText } from '#platform/web/inputs/address-text.tsx'
import { type AddressPart, type AddressValues, addressValues, EMPTY_ADDRESS } from '#platform/web/inputs/address-values.ts'
import { RadioField } from '#platform/web/inputs/choice-fields.tsx'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { CheckoutForm } from './form-values.ts'
import { Section } from './section.tsx'

const ANOTHER = 'another'

type Props = {
  form: OperationForm<CheckoutForm>
  me: MeView | null
  /** The member's addresses; none for a guest. */
  saved: readonly SavedAddress[]
  /** Whether the addresses are loading. */
  loading: boolean
  /** Whether to save the entered address to the address book after placement. */
  keeping: boolean
  onKeep: (keep: boolean) => void
}

/** The saved addresses of the member. Without a connection nothing loads, and the form asks for an address. */
export function useSavedAddresses(me: MeView | null): Pick<Props, 'saved' | 'loading'> {
  const { data, isLoading } = useQuery({ ...addressesQuery(useSource()), enabled: me !== null })
  return { saved: (me && data?.items) || [], loading: isLoading }
}

/** Shipping address: one of the member's saved addresses or a new one. */
export function AddressSection({ form, me, saved, loading, keeping, onKeep }: Props) {
  const { t } = useTranslation()
  const [chosen, choose] = useChosenAddress(form, saved, onKeep)
  const broken = form.fields.formState.errors.shippingAddress !== undefined
  const typing = saved.length === 0 || chosen === ANOTHER || broken
  return (
    <Section title={t('checkout.address.title')}>
      {saved.length > 0 && (
        <RadioField
          label={t('checkout.address.yours')}
          value={chosen}
          onChange={choose}
          options={[
            ...saved.map(({ id, address }) => ({ value: id, label: address.name, hint: <AddressText address={address} /> })),
            { value: ANOTHER, label: t('checkout.address.another') },
          ]}
        />
      )}
      {loading && <Skeleton className="h-48 rounded-lg" />}
      <div className={saved.length > 0 ? 'mt-5' : ''} hidden={loading || !typing}>
        <AddressFields
          section="shipping"
          values={{ ...EMPTY_ADDRESS, ...form.fields.watch('shippingAddress') }}
          field={(part, rules) => form.field(`shippingAddress.${part}`, rules)}
          label={(part) => t(`checkout.address.${part}`)}
        />
        {me && saved.length < MAX_ADDRESSES && (
          <label className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" checked={keeping} onChange={({ target }) => onKeep(target.checked)} className="size-5 accent-primary" />
            {t('checkout.address.keep')}
          </label>
        )}
      </div>
    </Section>
  )
}

/** Fills in the default address unless the form has input already. */
function useChosenAddress(form: OperationForm<CheckoutForm>, saved: readonly SavedAddress[], onKeep: Props['onKeep']) {
  const [chosen, setChosen] = useState<string>(ANOTHER)
  const begun = useRef(false)

  function fill(values: AddressValues) {
    for (const [part, text] of Object.entries(values) as [AddressPart, string][]) {
      form.fields.setValue(`shippingAddress.${part}` as Path<CheckoutForm>, text, { shouldDirty: true })
    }
    form.fields.clearErrors('shippingAddress')
  }
  function choose(id: string) {
    setChosen(id)
    if (id !== ANOTHER) onKeep(false)
    fill(addressValues(saved.find((own) => own.id === id)?.address ?? EMPTY_ADDRESS))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses have come
  useEffect(() => {
    if (begun.current || saved.length === 0) return
    begun.current = true
    const typed = form.fields.getValues('shippingAddress')
    const same = saved.find(({ address }) => JSON.stringify(addressValues(address)) === JSON.stringify({ ...EMPTY_ADDRESS, ...typed }))
    // The country is guessed before anything is typed.
    const untouched = Object.entries(typed).every(([part, text]) => part === 'country' || !text)
    const first = same ?? (untouched ? saved.find(({ isDefault }) => isDefault) : undefined)
    if (first) choose(first.id)
  }, [saved.length])
  return [chosen, choose] as const
}
