import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../form/failure-notice.tsx'
import { Button } from './button.tsx'

type Props = { more: boolean; busy: boolean; error: unknown; label?: string; onMore: () => void }

/** The button that loads the next page of a keyset below the rows. */
export function LoadMore({ more, busy, error, label, onMore }: Props) {
  const { t } = useTranslation()
  if (!more) return null
  return (
    <div className="mt-4">
      {error !== null && error !== undefined && <FailureNotice error={error} words="platform" />}
      <Button look="secondary" className="w-full sm:w-auto" busy={busy} onClick={onMore}>
        {label ?? t('platform.more')}
      </Button>
    </div>
  )
}
