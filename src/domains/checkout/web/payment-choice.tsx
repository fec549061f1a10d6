import { CreditCard, HandCoins, Landmark, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import type { CheckoutForm } from './form-values.ts'

const ICONS: Record<PaymentMethod, LucideIcon> = { card: CreditCard, delivery: HandCoins, transfer: Landmark }

type Props = {
  form: OperationForm<CheckoutForm>
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  /** Moves the focus here after the shopper cancelled a payment. */
  calledOff: boolean
  /** Fields or text of the selected method. */
  children: ReactNode
}

/** Payment methods as a list; the selected one expands. Keys: checkout.payment.card, .delivery, .transfer and their texts. */
export function PaymentChoice({ form, methods, chosen, calledOff, children }: Props) {
  const { t } = useTranslation()
  const ways = useFocusOnceTrue<HTMLFieldSetElement>(calledOff, 'input:checked')
  return (
    <fieldset ref={ways} className="overflow-hidden rounded-lg border border-input bg-card">
      <legend className="sr-only">{t('checkout.payment.title')}</legend>
      <div className="divide-y">
        {methods.map((method) => {
          const Icon = ICONS[method]
          return (
            <div key={method}>
              <label className="flex min-h-16 cursor-pointer items-center gap-4 p-4 transition hover:bg-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring">
                <input type="radio" value={method} {...form.fields.register('payment.method')} className="size-5 shrink-0 accent-primary" />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{t(`checkout.payment.${method}`)}</span>
                  <span className="mt-0.5 block text-xs text-muted-foreground">{t(`checkout.payment.${method}Text`)}</span>
                </span>
                <Icon aria-hidden className="size-6 shrink-0 text-muted-foreground" />
              </label>
              {method === chosen && children && <div className="border-t bg-muted/40 p-4 empty:hidden sm:p-5">{children}</div>}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Does not move the focus on mount, so that a reload keeps it. */
function useFocusOnceTrue<Whole extends HTMLElement>(now: boolean, selector: string) {
  const whole = useRef<Whole>(null)
  const before = useRef(now)
  useEffect(() => {
    if (now && !before.current) whole.current?.querySelector<HTMLElement>(selector)?.focus()
    before.current = now
  }, [now, selector])
  return whole
}
