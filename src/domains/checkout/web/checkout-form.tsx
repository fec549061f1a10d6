import { useEffect } from 'react'
import { FormProvider, type SubmitHandler, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CartView } from '#domains/cart/contract.ts'
import { fieldsOf } from '#platform/web/failure.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { formatCharge, formatMoney, isApproximate } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { AddressFields } from './address-fields.tsx'
import { CheckoutFailure } from './checkout-failure.tsx'
import { CheckoutInput } from './checkout-input.tsx'
import { keepDraft, readDraft } from './draft.ts'
import { EMPTY_FORM, type CheckoutForm as Form } from './form-values.ts'
import { orderRequest } from './order-request.ts'
import { PaymentChoice } from './payment-choice.tsx'
import type { usePlaceOrder } from './queries.ts'
import { Section } from './section.tsx'

export default function CheckoutForm({ cart, place }: { cart: CartView; place: ReturnType<typeof usePlaceOrder> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const form = useForm<Form>({ defaultValues: EMPTY_FORM })
  const { total } = cart.totals
  const blocked = cart.lines.some(({ notice }) => notice !== null)

  useEffect(() => {
    form.reset(readDraft())
    const kept = form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) })
    return kept
  }, [form])

  const submit: SubmitHandler<Form> = (values) =>
    place.mutate(orderRequest(values, total.amountMinor), {
      onError: (error) => {
        for (const { path, rule } of fieldsOf(error))
          form.setError(
            path.replace('shippingAddress.', '') as keyof Form,
            { type: rule, message: t('platform.form.invalid') },
            { shouldFocus: true },
          )
      },
    })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="min-w-0 space-y-10">
        <Section title={t('checkout.contact.title')}>
          <CheckoutInput
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            label={t('checkout.contact.email')}
            hint={t('checkout.contact.emailHint')}
            required
            maxLength={254}
          />
        </Section>
        <Section title={t('checkout.address.title')}>
          <AddressFields />
        </Section>
        <Section title={t('checkout.payment.title')}>
          <PaymentChoice />
        </Section>
        <div>
          {place.error && <CheckoutFailure error={place.error} />}
          <Button type="submit" size="lg" className="w-full" busy={place.isPending} disabled={blocked}>
            {place.isPending ? t('checkout.placing') : t('checkout.place', { amount: formatMoney(total, language) })}
          </Button>
          <p className="mt-3 text-center text-xs text-muted-foreground">
            {blocked
              ? t('cart.blocked')
              : isApproximate(total, language)
                ? t('cart.totals.charged', { amount: formatCharge(total) })
                : t('checkout.noAccount')}
          </p>
        </div>
      </form>
    </FormProvider>
  )
}
