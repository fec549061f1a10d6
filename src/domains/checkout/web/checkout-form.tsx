import { useTranslation } from 'react-i18next'
import type { CartView } from '#domains/cart/contract.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, formatMoney, isApproximate } from '#platform/web/money.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { AddressFields } from './address-fields.tsx'
import { CheckoutFailure } from './checkout-failure.tsx'
import { CHECKOUT_DRAFT, EMPTY_FORM } from './form-values.ts'
import { orderRequest } from './order-request.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'

export default function CheckoutForm({ cart, place }: { cart: CartView; place: ReturnType<typeof usePlaceOrder> }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { total } = cart.totals
  const blocked = cart.lines.some(({ notice }) => notice !== null)
  const form = useOperationForm({
    defaults: EMPTY_FORM,
    operation: place,
    input: (values) => orderRequest(values, total.amountMinor),
    words: 'checkout',
    draft: { name: CHECKOUT_DRAFT, fields: ['email', 'shippingAddress', 'note'] },
  })
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
        <PaymentChoice />
      </Section>
      <div>
        <FormEnd
          form={form}
          submit={form.busy ? t('checkout.placing') : t('checkout.place', { amount: formatMoney(total, locale) })}
          notice={<CheckoutFailure error={form.failure} />}
          disabled={blocked}
        />
        <p className="mt-3 text-center text-xs text-muted-foreground">
          {blocked
            ? t('cart.blocked')
            : isApproximate(total, locale)
              ? t('cart.totals.charged', { amount: formatCharge(total) })
              : t('checkout.noAccount')}
        </p>
      </div>
    </Form>
  )
}
