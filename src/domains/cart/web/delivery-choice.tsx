import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioField } from '#platform/web/inputs/choice-fields.tsx'
import type { CartDelivery } from '../contract.ts'
import { useChooseDelivery } from './changes.ts'
import { useDeliveryText } from './delivery-text.ts'

type Props = {
  delivery: CartDelivery
  /** The destination as ISO 3166-1 alpha-2; methods that don't ship there say so. Null while unknown. */
  country?: string | null
  error?: string | undefined
}

/** Chooses a vendor's delivery method. Takes effect immediately. */
export function DeliveryChoice({ delivery: { vendor, methods, chosen, shipping }, country = null, error }: Props) {
  const { t } = useTranslation()
  const words = useDeliveryText()
  const choose = useChooseDelivery()
  // Shows the pressed option until the cart confirms or rejects it.
  const [pressed, setPressed] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is the event
  useEffect(() => setPressed(null), [chosen, choose.isError])
  return (
    <RadioField
      label={t('cart.delivery.from', { vendor: vendor.name })}
      value={pressed ?? chosen}
      onChange={(methodId) => {
        setPressed(methodId)
        choose.send(methodId)
      }}
      error={error}
      options={methods.map((method) => {
        const reaches = country === null || method.countries === null || method.countries.includes(country)
        const fee = method.id === chosen && shipping ? shipping : method.fee
        const price = method.estimate ? t('cart.delivery.feeFrom', { fee: words.fee(fee) }) : words.fee(fee)
        const offered = reaches && method.refused === null
        return {
          value: method.id,
          disabled: !offered && method.id !== chosen,
          label: `${method.name} · ${price}`,
          hint: offered ? words.hint(method) : t(reaches ? `cart.delivery.refused.${method.refused}` : 'cart.delivery.notThere'),
        }
      })}
    />
  )
}
