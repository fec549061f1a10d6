import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { useAddAddress } from '#domains/accounts/web/index.ts'
import type { CartView } from '#domains/cart/contract.ts'
import { Agreement, usePublishedVersion, useRefreshPublished } from '#domains/pages/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { EMPTY_ADDRESS, toAddress } from '#platform/web/inputs/address-values.ts'
import { guessedCountry } from '#platform/web/inputs/guessed-country.ts'
import { formatCharge, formatMoney, isApproximate } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PaymentMethod } from '../../payments/contract.ts'
import type { CheckoutView } from '../contract.ts'
import { AddressSection, useSavedAddresses } from './address-section.tsx'
import { CheckoutFailure } from './checkout-failure.tsx'
import { ContactSection } from './contact-section.tsx'
import { allReachCountry, DeliverySection } from './delivery-section.tsx'
import { CHECKOUT_DRAFT, EMPTY_FORM } from './form-values.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { NameSection } from './name-section.tsx'
import { toOrderRequest } from './order-request.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentRefused } from './payment-refused.tsx'
import { methodsQuery, type usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'
import { useKeepHoldAlive } from './use-keep-hold-alive.ts'
import { type Pricing, prepaidDiscounts, usePricedCart } from './use-priced-cart.ts'
import { useSubmitOrder } from './use-submit-order.ts'

/** The cart at the prices of the order, which depend on how it is paid. */
export type PricedCart = { cart: CartView; method: PaymentMethod }

type Props = {
  cart: CartView
  onPriced: (priced: PricedCart) => void
  me: MeView | null
  place: ReturnType<typeof usePlaceOrder>
  /** The checkout that holds stock; null before payment begins. */
  checkout: CheckoutView | null
  answeredAt: number
  onBegun: () => void
  onOver: () => void
}

export default function CheckoutForm({ cart: own, onPriced, me, place, checkout, answeredAt, onBegun, onOver }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const methods = useQuery(methodsQuery(useSource())).data
  useKeepHoldAlive(checkout)
  const [keeping, setKeeping] = useState(false)
  const pricing = useRef<Pricing>({ cart: own, learn: () => {} })
  const addresses = useSavedAddresses(me)
  const book = useAddAddress()
  const [guessed] = useState(guessedCountry)
  const terms = usePublishedVersion('terms')
  const refreshTerms = useRefreshPublished()
  const form = useOperationForm({
    defaults: {
      ...EMPTY_FORM,
      shippingAddress: { ...EMPTY_ADDRESS, country: guessed },
      email: me?.email ?? '',
      payment: { method: checkout?.payment?.method ?? EMPTY_FORM.payment.method },
    },
    operation: useSubmitOrder(place, methods?.testCards ?? false, onBegun),
    input: (values) => ({
      request: toOrderRequest(values, pricing.current.cart, terms),
      method: values.payment.method,
      card: values.card,
    }),
    words: 'checkout',
    onFailed: (error) => {
      if (errorCode(error) === 'TERMS_CHANGED') void refreshTerms()
      pricing.current.learn(error)
    },
    // The order is placed. A failure to save the address is ignored: the member can enter it again next time.
    onDone: (_placed, { shippingAddress }) => {
      if (!keeping || !own.needsAddress) return
      setKeeping(false)
      book.mutate({ address: toAddress(shippingAddress) })
    },
    draft: { name: CHECKOUT_DRAFT, fields: ['email', 'shippingAddress', 'name', 'note'], lasting: true },
  })
  const country = form.fields.watch('shippingAddress.country') ?? ''
  const method = useWatch({ control: form.fields.control, name: 'payment.method' })
  const [email, shippingAddress] = useWatch({ control: form.fields.control, name: ['email', 'shippingAddress'] })
  const priced = usePricedCart(own, method, shippingAddress, JSON.stringify([method, email, shippingAddress]))
  const { cart } = priced
  const { total } = cart.totals
  const blocked = cart.lines.some(({ notice }) => notice !== null)
  const reached = allReachCountry(cart, country)
  const offered = methods?.methods.filter((each) => each !== 'delivery' || own.payOnDelivery)
  useEffect(() => {
    pricing.current = priced
    onPriced({ cart: priced.cart, method })
  }, [priced, method, onPriced])
  const { setValue } = form.fields
  const first = offered?.includes(method) === false ? offered[0] : undefined
  useEffect(() => {
    if (first) setValue('payment.method', first)
  }, [first, setValue])
  const refused = checkout?.payment?.status === 'failed' ? checkout.payment.failure : null
  const amount = formatMoney(total, locale)
  return (
    <Form form={form} className="min-w-0 space-y-10 max-lg:[&_:is(input,select,textarea)]:scroll-mt-20">
      <ContactSection form={form} cart={cart} me={me} />
      {own.needsAddress ? (
        <AddressSection form={form} me={me} {...addresses} keeping={keeping} onKeep={setKeeping} />
      ) : (
        <NameSection form={form} />
      )}
      <DeliverySection cart={cart} country={country} />
      <TextArea {...form.field('note', { maxLength: 1000 })} label={t('checkout.address.note')} />
      <Section title={t('checkout.payment.title')}>
        {methods && offered ? (
          <PaymentChoice form={form} methods={offered} chosen={method} calledOff={checkout?.payment?.status === 'cancelled'}>
            <PaymentDetails
              form={form}
              method={method}
              testCards={methods.testCards}
              transferTo={methods.transferTo}
              left={method === 'delivery' ? prepaidDiscounts(own) : []}
            />
          </PaymentChoice>
        ) : (
          <Skeleton className="h-48 rounded-lg" />
        )}
      </Section>
      <div>
        <div className="mb-4 empty:hidden">
          <Agreement by="ordering" />
        </div>
        {refused && <PaymentRefused failure={refused} />}
        <FormEnd
          form={form}
          submit={form.busy ? t('checkout.placing') : t(method === 'card' ? 'checkout.pay' : 'checkout.place', { amount })}
          notice={form.failure === null ? null : <CheckoutFailure error={form.failure} />}
          disabled={blocked || !reached || !methods}
          ready={!addresses.loading}
        />
        <p className="mt-3 text-center text-xs text-muted-foreground">
          {blocked
            ? t('cart.blocked')
            : !reached
              ? t('checkout.delivery.notThere')
              : isApproximate(total, locale)
                ? t('cart.totals.charged', { amount: formatCharge(total) })
                : me === null && t('checkout.noAccount')}
        </p>
        {checkout && (
          <div className="mt-3 flex justify-center empty:hidden">
            <HoldCountdown key={answeredAt} checkout={checkout} onOver={onOver} />
          </div>
        )}
      </div>
    </Form>
  )
}
