import { LoaderCircle, ShieldQuestion, SquareArrowOutUpRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { CheckoutView } from '../contract.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { useAnswerChallenge, useCancelPayment } from './queries.ts'

/** After this time a message explains the delay. */
const SLOW_MS = 8000

type Props = {
  checkout: CheckoutView
  /** The payment just started in this tab, so the provider's page opens automatically. After the return from there it does not. */
  fresh: boolean
  answeredAt: number
  onOver: () => void
}

/** Payment in progress: status, the bank's challenge and the option to pay another way. The form keeps its input behind it. */
export default function PaymentProgress({ checkout, fresh, answeredAt, onOver }: Props) {
  const { t } = useTranslation()
  const cancel = useCancelPayment()
  const answer = useAnswerChallenge()
  const slow = useSlow(checkout.id)
  const action = checkout.payment?.action ?? null
  const elsewhere = action?.kind === 'redirect' ? action.url : null
  const asks = action?.kind === 'challenge'

  useEffect(() => {
    if (elsewhere && fresh) location.assign(elsewhere)
  }, [elsewhere, fresh])

  const amount = formatCharge(checkout.total)
  const Icon = asks ? ShieldQuestion : elsewhere && !fresh ? SquareArrowOutUpRight : LoaderCircle
  const step = asks ? 'challenge' : elsewhere ? 'elsewhere' : 'waiting'
  return (
    <Modal
      open
      locked
      handsOn
      onOpenChange={() => {}}
      title={t(`checkout.paying.${step}.title`, { amount })}
      lead={t(`checkout.paying.${step}.text`, { amount })}
    >
      <div className="flex items-center gap-4">
        <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className={Icon === LoaderCircle ? 'size-7 animate-spin' : 'size-7'} strokeWidth={1.5} />
        </span>
        <div className="min-w-0 space-y-1">
          <p className="text-lg font-semibold tabular-nums">{amount}</p>
          <HoldCountdown key={answeredAt} checkout={checkout} onOver={onOver} />
        </div>
      </div>
      {/* Reserves the height of the challenge, so that its buttons do not shift the layout under the pointer. */}
      <div className="flex min-h-37 flex-col justify-between sm:min-h-22">
        <p aria-live="polite" className="mt-4 text-sm text-muted-foreground">
          {step === 'waiting' && slow ? t('checkout.paying.slow') : null}
        </p>
        {(cancel.error ?? answer.error) && (
          <div className="mt-4">
            <FailureNotice error={cancel.error ?? answer.error} words="checkout" />
          </div>
        )}
        <ModalActions>
          {!asks && (elsewhere !== null || slow) && (
            <Button look="secondary" busy={cancel.isPending} onClick={() => cancel.mutate({ checkoutId: checkout.id })}>
              {t('checkout.paying.otherWay')}
            </Button>
          )}
          {elsewhere && <Button onClick={() => location.assign(elsewhere)}>{t('checkout.paying.elsewhere.go')}</Button>}
          {asks && (
            <>
              <Button look="secondary" busy={answer.isPending} onClick={() => answer.mutate({ checkoutId: checkout.id, confirmed: false })}>
                {t('checkout.paying.challenge.refuse')}
              </Button>
              <Button busy={answer.isPending} onClick={() => answer.mutate({ checkoutId: checkout.id, confirmed: true })}>
                {t('checkout.paying.challenge.confirm')}
              </Button>
            </>
          )}
        </ModalActions>
      </div>
    </Modal>
  )
}

function useSlow(id: string): boolean {
  const [slow, setSlow] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another checkout starts over
  useEffect(() => {
    setSlow(false)
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [id])
  return slow
}
