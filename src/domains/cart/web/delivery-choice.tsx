import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioField } from '#platform/web/inputs/choice-fields.tsx'
import type { CartDelivery } from '../contract.ts'
import { useChooseDelivery } from './changes.ts'
import { useDeliveryWords } from './delivery-words.ts'

type Props = {
  delivery: CartDelivery
  /** Where it goes, as ISO 3166-1 alpha-2; what does not lead there says so. Null while nobody knows. */
  country?: string | null
  error?: string | undefined
}

/** How the goods of one vendor come, where it has methods of its own. In force at once. */
export function DeliveryChoice({ delivery: { vendor, methods, chosen, shipping }, country = null, error }: Props) {
  const { t } = useTranslation()
  const words = useDeliveryWords()
  const choose = useChooseDelivery()
  // What was pressed shows at once, until the cart says the same or refuses.
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
        const price = words.fee(method.id === chosen && shipping ? shipping : method.price)
        return {
          value: method.id,
          disabled: !reaches && method.id !== chosen,
          label: `${method.name} · ${price}`,
          hint: reaches ? words.hint(method) : t('cart.delivery.notThere'),
        }
      })}
    />
  )
}
