import { useTranslation } from 'react-i18next'
import { waitText } from '#platform/web/failure.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import type { Operation } from '#platform/web/operation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useCountdown } from '#platform/web/use-countdown.ts'

type Props<Input, Reply> = {
  /** Seconds until the button is first enabled. */
  waitS: number
  send: Operation<Input, Reply>
  input: Input
  /** Returns the seconds until the button is enabled again. */
  onSent: (reply: Reply) => number
}

/** Resends a mail and shows how long until it can be sent again. */
export function ResendButton<Input, Reply>({ waitS, send, input, onSent }: Props<Input, Reply>) {
  const { t } = useTranslation()
  const { left, restart } = useCountdown(waitS)
  return (
    <div>
      {send.error && <FailureNotice error={send.error} words="accounts" />}
      <Button
        look="secondary"
        size="lg"
        className="w-full"
        disabled={left > 0}
        busy={send.isPending}
        onClick={() => send.mutate(input, { onSuccess: (reply) => restart(onSent(reply)) })}
      >
        {t('accounts.resend.send')}
      </Button>
      {left > 0 && (
        <p className="mt-2 text-center text-xs text-muted-foreground">{t('accounts.resend.wait', { wait: waitText(t, left) })}</p>
      )}
    </div>
  )
}
