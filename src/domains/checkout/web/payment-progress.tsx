import { LoaderCircle, ShieldQuestion, SquareArrowOutUpRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { CheckoutView } from '../contract.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { useAnswerChallenge, useCancelPayment } from './queries.ts'

/** After this long somebody wants to know that nothing is wrong. */
const SLOW_MS = 8000

type Props = {
  checkout: CheckoutView
  /** The payment was begun in this tab, just now: a page of the bank's opens by itself. Back from there it does not. */
  fresh: boolean
  answeredAt: number
  onOver: () => void
}

/** The payment is on its way: what is happening, what is asked, and how to do otherwise. */
export function PaymentProgress({ checkout, fresh, answeredAt, onOver }: Props) {
  const { t } = useTranslation()
  const cancel = useCancelPayment()
  const answer = useAnswerChallenge()
  const slow = useSlow(checkout.id)
  const box = useRef<HTMLElement>(null)
  const action = checkout.payment?.action ?? null
  const elsewhere = action?.kind === 'redirect' ? action.url : null
  const asks = action?.kind === 'challenge'

  useEffect(() => {
    if (elsewhere && fresh) location.assign(elsewhere)
  }, [elsewhere, fresh])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is new
  useEffect(() => box.current?.focus(), [asks])

  const amount = formatCharge(checkout.total)
  const Icon = asks ? ShieldQuestion : elsewhere && !fresh ? SquareArrowOutUpRight : LoaderCircle
  const step = asks ? 'challenge' : elsewhere ? 'elsewhere' : 'waiting'
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="payment-progress"
      aria-live="polite"
      className="flex flex-col items-center rounded-lg border bg-card px-5 py-12 text-center outline-none sm:px-10"
    >
      <span className="flex size-16 items-center justify-center rounded-full bg-accent text-accent-foreground">
        <Icon aria-hidden className={Icon === LoaderCircle ? 'size-8 animate-spin' : 'size-8'} strokeWidth={1.5} />
      </span>
      <h2 id="payment-progress" className="mt-5 text-lg font-semibold">
        {t(`checkout.paying.${step}.title`, { amount })}
      </h2>
      <p className="mt-2 max-w-md text-muted-foreground">{t(`checkout.paying.${step}.text`, { amount })}</p>
      {step === 'waiting' && slow && <p className="mt-2 max-w-md text-muted-foreground">{t('checkout.paying.slow')}</p>}
      {(cancel.error ?? answer.error) && (
        <div className="mt-6 w-full max-w-md text-start">
          <FailureNotice error={cancel.error ?? answer.error} words="checkout" />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {asks && (
          <>
            <Button busy={answer.isPending} onClick={() => answer.mutate({ checkoutId: checkout.id, confirmed: true })}>
              {t('checkout.paying.challenge.confirm')}
            </Button>
            <Button look="secondary" busy={answer.isPending} onClick={() => answer.mutate({ checkoutId: checkout.id, confirmed: false })}>
              {t('checkout.paying.challenge.refuse')}
            </Button>
          </>
        )}
        {elsewhere && <Button onClick={() => location.assign(elsewhere)}>{t('checkout.paying.elsewhere.go')}</Button>}
        {!asks && (elsewhere !== null || slow) && (
          <Button look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({ checkoutId: checkout.id })}>
            {t('checkout.paying.otherWay')}
          </Button>
        )}
      </div>
      <HoldCountdown key={answeredAt} seconds={checkout.holdLeftS} onOver={onOver} className="mt-6" />
    </section>
  )
}

function useSlow(id: string): boolean {
  const [slow, setSlow] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another checkout begins anew
  useEffect(() => {
    setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [id])
  return slow
}
