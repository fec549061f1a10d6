import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CartView } from '#domains/cart/contract.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, formatMoney, isApproximate } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { CheckoutView } from '../contract.ts'
import { AddressFields } from './address-fields.tsx'
import { CheckoutFailure } from './checkout-failure.tsx'
import { CHECKOUT_DRAFT, EMPTY_FORM } from './form-values.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { orderRequest } from './order-request.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentRefused } from './payment-refused.tsx'
import { methodsQuery, type usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'
import { useBuy } from './use-buy.ts'
import { useSignsOfLife } from './use-signs-of-life.ts'

type Props = {
  cart: CartView
  place: ReturnType<typeof usePlaceOrder>
  /** Goods are held for this purchase already; null when it has not been begun. */
  checkout: CheckoutView | null
  answeredAt: number
  onBegun: () => void
  onOver: () => void
}

export default function CheckoutForm({ cart, place, checkout, answeredAt, onBegun, onOver }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const methods = useQuery(methodsQuery(useSource())).data
  const { total } = cart.totals
  const blocked = cart.lines.some(({ notice }) => notice !== null)
  useSignsOfLife(checkout)
  const form = useOperationForm({
    defaults: { ...EMPTY_FORM, payment: { method: checkout?.payment?.method ?? EMPTY_FORM.payment.method } },
    operation: useBuy(place, methods?.testCards ?? false, onBegun),
    input: (values) => ({ request: orderRequest(values, total.amountMinor), method: values.payment.method, card: values.card }),
    words: 'checkout',
    draft: { name: CHECKOUT_DRAFT, fields: ['email', 'shippingAddress', 'note'], lasting: true },
  })
  const method = useWatch({ control: form.fields.control, name: 'payment.method' })
  const refused = checkout?.payment?.status === 'failed' ? checkout.payment.failure : null
  const amount = formatMoney(total, locale)
  return (
    <Form form={form} className="min-w-0 space-y-10">
      <Section title={t('checkout.contact.title')}>
        <TextField
          {...form.field('email', { required: true, email: true, maxLength: 254 })}
          type="email"
          dir="ltr"
          autoComplete="email"
          label={t('checkout.contact.email')}
          hint={t('checkout.contact.emailHint')}
        />
      </Section>
      <Section title={t('checkout.address.title')}>
        <AddressFields form={form} />
      </Section>
      <Section title={t('checkout.payment.title')}>
        {methods ? (
          <PaymentChoice form={form} methods={methods.methods} chosen={method}>
            <PaymentDetails form={form} method={method} testCards={methods.testCards} transferTo={methods.transferTo} />
          </PaymentChoice>
        ) : (
          <Skeleton className="h-48 rounded-lg" />
        )}
      </Section>
      <div>
        {refused && <PaymentRefused failure={refused} />}
        <FormEnd
          form={form}
          submit={form.busy ? t('checkout.placing') : t(method === 'card' ? 'checkout.pay' : 'checkout.place', { amount })}
          notice={<CheckoutFailure error={form.failure} />}
          disabled={blocked || !methods}
        />
        <p className="mt-3 text-center text-xs text-muted-foreground">
          {blocked
            ? t('cart.blocked')
            : isApproximate(total, locale)
              ? t('cart.totals.charged', { amount: formatCharge(total) })
              : t('checkout.noAccount')}
        </p>
        {checkout && (
          <div className="mt-3 flex justify-center empty:hidden">
            <HoldCountdown key={answeredAt} seconds={checkout.holdLeftS} onOver={onOver} />
          </div>
        )}
      </div>
    </Form>
  )
}
