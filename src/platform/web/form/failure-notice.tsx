import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode, errorData, failureText, waitText } from '../failure.ts'
import { useCountdown } from '../use-countdown.ts'

type Props = { error: unknown; words: string /** The next step, such as a link. */; children?: ReactNode }

/** The error message near the button. Takes the focus, so that screen readers announce it. */
export function FailureNotice({ error, words, children }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another message
  useEffect(() => box.current?.focus(), [error])

  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-5 flex scroll-m-24 gap-3 rounded-md border border-destructive bg-card p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        {errorCode(error) === 'RATE_LIMITED' ? (
          <RateLimitNotice seconds={(errorData(error) as { retryAfterS: number }).retryAfterS} />
        ) : (
          <p className="font-semibold">{failureText(t, error, words)}</p>
        )}
        {children}
      </div>
    </div>
  )
}

/** Counts down visually; screen readers aren't interrupted every second. */
function RateLimitNotice({ seconds }: { seconds: number }) {
  const { t } = useTranslation()
  const { left } = useCountdown(seconds)
  return (
    <p role="timer" className="font-semibold">
      {left > 0 ? t('platform.failure.RATE_LIMITED', { wait: waitText(t, left) }) : t('platform.form.againNow')}
    </p>
  )
}
