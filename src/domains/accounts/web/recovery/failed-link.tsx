import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'

/** Shown when the link could not be checked; offers a retry. */
export function FailedLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <EntryFrame hidden title={t('accounts.verify.title')}>
      <FailureNotice error={error} words="accounts" />
      <Button size="lg" className="w-full" onClick={onRetry}>
        {t('platform.failed.retry')}
      </Button>
    </EntryFrame>
  )
}
