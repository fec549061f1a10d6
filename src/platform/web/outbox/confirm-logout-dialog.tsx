import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Modal, ModalActions } from '../ui/modal.tsx'
import { useOnline } from '../use-online.ts'
import type { Question } from './confirm-logout.ts'
import { outboxQueue, requestSend } from './queue.ts'

/** Asks before logout with unsent writes: send, discard or cancel. */
export default function ConfirmLogoutDialog({ question }: { question: Question }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const online = useOnline()
  const { writes, sending } = useSyncExternalStore(outboxQueue.subscribe, outboxQueue.current)
  const [asked, setAsked] = useState(false)
  const count = writes.length
  useEffect(() => {
    if (asked && count === 0) question.answer(true)
  }, [asked, count, question])

  return (
    <Modal
      open
      firm
      onOpenChange={() => question.answer(false)}
      title={t('platform.outbox.leave.title', { count, shown: formatNumber(count, locale) })}
    >
      <p>{t('platform.outbox.leave.text')}</p>
      {asked && !sending && count > 0 && (
        <p role="alert" className="mt-3 text-destructive">
          {t('platform.outbox.leave.failed')}
        </p>
      )}
      <ModalActions>
        <Button look="danger" onClick={() => question.answer(true)}>
          {t('platform.outbox.leave.lose')}
        </Button>
        <Button
          busy={sending}
          disabled={!online}
          onClick={() => {
            setAsked(true)
            requestSend()
          }}
        >
          {t('platform.outbox.sendNow')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
