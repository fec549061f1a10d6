/** Where the small print of a mail leads: one click, and nothing more is written about things that are back. */
import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newIntent } from '#platform/web/api.ts'
import { forgetToken, isDeadLink, useMailedToken } from '#platform/web/mailed-token.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { marketplacePath } from '../filters.ts'

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
      if (next === 'done') forgetToken(KIND)
      if (!gone) setState(next)
    }
    setState('asking')
    api.marketplace.notices
      .callOffByLink({ token }, { context: { intent: newIntent() } })
      .then(() => conclude('done'))
      // A link that was cut off on its way leads to nothing that could be called off.
      .catch((error: unknown) => conclude(isDeadLink(error) ? 'done' : 'failed'))
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
