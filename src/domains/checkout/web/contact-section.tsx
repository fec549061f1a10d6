import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import type { CartView } from '#domains/cart/contract.ts'
import { saveScreenLines } from '#domains/cart/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import type { CheckoutForm } from './form-values.ts'
import { Section } from './section.tsx'

type Props = { form: OperationForm<CheckoutForm>; cart: CartView; me: MeView | null }

/** Contact email for guests, with a login link that returns to checkout. */
export function ContactSection({ form, cart, me }: Props) {
  const { t } = useTranslation()
  const { getValues, setValue } = form.fields
  // After a login on the way here, the member may load only after the form is mounted.
  useEffect(() => {
    if (me && !getValues('email')) setValue('email', me.email)
  }, [me, getValues, setValue])
  const login = (
    <p className="text-sm text-muted-foreground">
      {t('checkout.contact.haveAccount')}{' '}
      <Link
        to="/login?from=/checkout"
        state={{ email: form.fields.getValues('email') ?? '' }}
        onClick={() => saveScreenLines(cart.lines)}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {t('checkout.contact.logIn')}
      </Link>
    </p>
  )
  return (
    <Section title={t('checkout.contact.title')} aside={me === null && login}>
      <TextField
        {...form.field('email', { required: true, email: true, maxLength: 254 })}
        type="email"
        dir="ltr"
        autoComplete="email"
        label={t('checkout.contact.email')}
        hint={me ? t('checkout.contact.signedIn', { name: me.username }) : t('checkout.contact.emailHint')}
      />
    </Section>
  )
}
