import { Link2Off as LinkIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useTakeQuote } from '#domains/cart/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { useMailedToken } from '#platform/web/mailed-token.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'

/** Puts the accepted quote, whose private link this tab opened, into the cart, and goes on to checkout. */
export default function OrderQuotePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mailed = useMailedToken('quote', 'token')
  const token = mailed.read ? mailed.token : null
  const { send } = useTakeQuote()
  const [failure, setFailure] = useState<unknown>(null)
  const taking = useRef(false)
  const take = () => {
    if (token === null || taking.current) return
    taking.current = true
    send(
      token,
      () => void navigate('/checkout', { replace: true }),
      undefined,
      (error) => {
        taking.current = false
        setFailure(error)
        return true
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: knowing the token is the event
  useEffect(take, [token])
  const code = failure === null ? null : errorCode(failure)
  const isEnded = (mailed.read && token === null) || code === 'QUOTE_ENDED' || code === 'NOT_FOUND'
  return (
    <main id="content" className="page min-h-dvh pt-8 pb-16">
      <PageHead title={t('checkout.title')} hidden />
      {isEnded ? (
        <Notice icon={LinkIcon} headingLevel="h1" title={t('checkout.failure.QUOTE_ENDED')} text={t('checkout.quote.endedText')}>
          <ButtonLink to="/quote" look="secondary">
            {t('checkout.quote.back')}
          </ButtonLink>
        </Notice>
      ) : failure !== null ? (
        <FailedNotice
          text={t('checkout.quote.failed')}
          onRetry={() => {
            setFailure(null)
            take()
          }}
        />
      ) : (
        <SectionLoading />
      )}
    </main>
  )
}
