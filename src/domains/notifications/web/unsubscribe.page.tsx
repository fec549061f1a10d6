/** The page behind the link in a mail about notifications. One press turns these mails off; no login is needed. */
import { BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useMailedToken } from '#platform/web/mailed-token.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'

export default function UnsubscribePage() {
  const { t } = useTranslation()
  const { api } = useSource()
  const mailed = useMailedToken('unsubscribe', 'token')
  const token = mailed.read ? mailed.token : null
  const unsubscribe = useOperation((given: string, idempotencyKey) =>
    api.notifications.unsubscribe({ token: given }, { context: { idempotencyKey } }),
  )
  const { data } = unsubscribe
  return (
    <main id="content" className="page py-16">
      <PageHead title={t('notifications.unsubscribe.title')} hidden />
      {data ? (
        <div role="status">
          <Notice
            icon={BellOff}
            headingLevel="h1"
            title={t('notifications.unsubscribe.done')}
            text={t('notifications.unsubscribe.doneText', { names: data.names.join(' · ') })}
          >
            <ButtonLink to="/settings?tab=notifications" look="secondary">
              {t('notifications.settings.open')}
            </ButtonLink>
          </Notice>
        </div>
      ) : (
        <Notice icon={BellOff} headingLevel="h1" title={t('notifications.unsubscribe.title')} text={t('notifications.unsubscribe.text')}>
          {unsubscribe.error && <FailureNotice error={unsubscribe.error} words="notifications" />}
          <Button disabled={token === null} busy={unsubscribe.isPending} onClick={() => token !== null && unsubscribe.mutate(token)}>
            {t('notifications.unsubscribe.confirm')}
          </Button>
        </Notice>
      )}
    </main>
  )
}
