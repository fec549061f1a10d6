import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { useAddAddress } from '#domains/accounts/web/index.ts'
import type { CartView } from '#domains/cart/contract.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { addressOf } from '#platform/web/inputs/address-values.ts'
import { formatCharge, formatMoney, isApproximate } from '#platform/web/money.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { AddressSection } from './address-section.tsx'
import { CheckoutFailure } from './checkout-failure.tsx'
import { ContactSection } from './contact-section.tsx'
import { allLeadsTo, DeliverySection } from './delivery-section.tsx'
import { CHECKOUT_DRAFT, EMPTY_FORM } from './form-values.ts'
import { orderRequest } from './order-request.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'

type Props = { cart: CartView; me: MeView | null; place: ReturnType<typeof usePlaceOrder> }

export default function CheckoutForm({ cart, me, place }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total } = cart.totals
  const [keeping, setKeeping] = useState(false)
  const book = useAddAddress()
  const form = useOperationForm({
    defaults: { ...EMPTY_FORM, email: me?.email ?? '' },
    operation: place,
    input: (values) => orderRequest(values, total.amountMinor),
    words: 'checkout',
    // The order stands; should the address not be kept, it is typed once more next time.
    onDone: (_placed, { shippingAddress }) => {
      if (!keeping) return
      setKeeping(false)
      book.mutate({ address: addressOf(shippingAddress) })
    },
    draft: { name: CHECKOUT_DRAFT, fields: ['email', 'shippingAddress', 'note'] },
  })
  const country = form.fields.watch('shippingAddress.country') ?? ''
  const blocked = cart.lines.some(({ notice }) => notice !== null)
  const reached = allLeadsTo(cart, country)
  return (
    <Form form={form} className="min-w-0 space-y-10 max-lg:[&_:is(input,select,textarea)]:scroll-mt-20">
      <ContactSection {...{ form, cart, me }} />
      <AddressSection {...{ form, country, me, keeping }} onKeep={setKeeping} />
      <DeliverySection {...{ cart, country }} />
      <TextArea {...form.field('note', { maxLength: 1000 })} label={t('checkout.address.note')} />
      <Section title={t('checkout.payment.title')}>
        <PaymentChoice />
      </Section>
      <div>
        <FormEnd
          form={form}
          submit={form.busy ? t('checkout.placing') : t('checkout.place', { amount: formatMoney(total, locale) })}
          notice={<CheckoutFailure error={form.failure} />}
          disabled={blocked || !reached}
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
      </div>
    </Form>
  )
}
