import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf, failureText, waitText } from '../failure.ts'
import { useCountdown } from '../use-countdown.ts'

type Props = { error: unknown; words: string /** How to go on. */; children?: ReactNode }

/** What went wrong, where the eye is already. Takes the focus, so that nobody looks for it. */
export function FailureNotice({ error, words, children }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is another message
  useEffect(() => box.current?.focus(), [error])

  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-5 flex scroll-m-24 gap-3 rounded-md border border-destructive bg-card p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        {codeOf(error) === 'RATE_LIMITED' ? (
          <TooOften seconds={(dataOf(error) as { retryAfterS: number }).retryAfterS} />
        ) : (
          <p className="font-semibold">{failureText(t, error, words)}</p>
        )}
        {children}
      </div>
    </div>
  )
}

/** Counts down without being read aloud every second. */
function TooOften({ seconds }: { seconds: number }) {
  const { t } = useTranslation()
  const { left } = useCountdown(seconds)
  return (
    <p role="timer" className="font-semibold">
      {left > 0 ? t('platform.failure.RATE_LIMITED', { wait: waitText(t, left) }) : t('platform.form.againNow')}
    </p>
  )
}
