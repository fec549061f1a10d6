/** The page behind an email's unsubscribe link: one click cancels all back-in-stock notices of the address. */
import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { deleteMailedToken, isInvalidLink, useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { marketplacePath } from '../list-paths.ts'

type State = 'asking' | 'done' | 'failed'
const KIND = 'stock-notice'

export default function StockNoticePage() {
  const { t } = useTranslation()
  const { api } = useSource()
  const mailed = useMailedToken(KIND, 'token')
  const token = mailed.read ? mailed.token : null
  const [state, setState] = useState<State>('asking')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another event
  useEffect(() => {
    if (token === null) return
    let gone = false
    const conclude = (next: State) => {
      if (next === 'done') deleteMailedToken(KIND)
      if (!gone) setState(next)
    }
    setState('asking')
    api.marketplace.notices
      .cancelByLink({ token }, { context: { idempotencyKey: newIdempotencyKey() } })
      .then(() => conclude('done'))
      // A truncated link identifies no notice, so there is nothing to cancel.
      .catch((error: unknown) => conclude(isInvalidLink(error) ? 'done' : 'failed'))
    return () => {
      gone = true
    }
  }, [api, token, tries])

  return (
    <main id="content" className="page py-16">
      <PageHead title={t('marketplace.notice.title')} hidden />
      {state === 'failed' ? (
        <FailedNotice text={t('marketplace.notice.failed')} onRetry={() => setTries(tries + 1)} />
      ) : (
        <div role="status">
          <Notice
            icon={BellOff}
            headingLevel="h1"
            title={state === 'done' || (mailed.read && token === null) ? t('marketplace.notice.done') : t('platform.loading')}
            text={t('marketplace.notice.doneText')}
          >
            <ButtonLink to={marketplacePath()}>{t('marketplace.wishlist.browse')}</ButtonLink>
          </Notice>
        </div>
      )}
    </main>
  )
}
