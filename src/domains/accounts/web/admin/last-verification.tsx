import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { BackupView } from '../../contract.ts'
import { findLastVerification } from './queries.ts'

/** When a backup was last restored to try it, and what came of it. */
export function LastVerification({ backups }: { backups: readonly BackupView[] }) {
  const { t } = useTranslation()
  const last = findLastVerification(backups)
  if (!last) return <p className="text-muted-foreground">{t('accounts.backups.neverVerified')}</p>
  const failed = last.problem !== null
  const Icon = failed ? TriangleAlert : ShieldCheck
  return (
    <p className="flex items-center gap-2.5 font-medium">
      <Icon aria-hidden className={failed ? 'size-5 shrink-0 text-destructive' : 'size-5 shrink-0 text-success'} />
      <span>
        {failed ? t('accounts.backups.verificationFailed') : t('accounts.backups.verified')} · <RelativeTime iso={last.at} />
      </span>
    </p>
  )
}
