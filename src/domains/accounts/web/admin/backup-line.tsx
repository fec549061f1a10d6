import { useTranslation } from 'react-i18next'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge, type Tone } from '#platform/web/ui/badge.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { BackupView } from '../../contract.ts'

const TONES: Record<BackupView['state'], Tone> = { requested: 'accent', running: 'accent', done: 'success', failed: 'destructive' }

/** Keys: accounts.backups.state.*, accounts.backups.reason.* */
export function BackupLine({ backup }: { backup: BackupView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state, reason, requestedAt, file, bytes, withSecrets, problem, verifiedAt, verificationProblem } = backup
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={TONES[state]}>{t(`accounts.backups.state.${state}`)}</Badge>
        <RelativeTime iso={requestedAt} />
        {bytes !== null && <span className="tabular-nums">{formatBytes(bytes, locale)}</span>}
      </p>
      <p className="mt-1.5 text-xs text-muted-foreground wrap-anywhere">
        <bdi dir="ltr">{file}</bdi>
      </p>
      <p className="mt-1 text-xs text-muted-foreground">
        {t(`accounts.backups.reason.${reason}`)}
        {state === 'done' && <> · {withSecrets ? t('accounts.backups.withSecrets') : t('accounts.backups.withoutSecrets')}</>}
        {verifiedAt && !verificationProblem && (
          <>
            {' · '}
            {t('accounts.backups.verified')} <RelativeTime iso={verifiedAt} />
          </>
        )}
      </p>
      {problem && <ProblemText problem={problem} />}
      {verificationProblem && <ProblemText problem={verificationProblem} />}
    </li>
  )
}

/** Keys: accounts.backups.problem.* */
function ProblemText({ problem: { code, detail } }: { problem: NonNullable<BackupView['problem']> }) {
  const { t } = useTranslation()
  return (
    <p className="mt-1.5 text-xs text-destructive wrap-anywhere">
      {t(`accounts.backups.problem.${code}`)}
      {detail && (
        <>
          {' '}
          <span dir="ltr" lang="en">
            {detail}
          </span>
        </>
      )}
    </p>
  )
}
