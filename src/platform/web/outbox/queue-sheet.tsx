/** Lists the queued writes and lets the user send, resolve or discard them. */
import { CloudCheck, CloudOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useOnline } from '../use-online.ts'
import { outboxQueue, requestSend } from './queue.ts'
import type { QueuedWrite } from './queued-write.ts'
import { QueuedWriteRow } from './queued-write-row.tsx'
import { discardWrite } from './resolve-write.ts'
import { writeName } from './write-name.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onReturnFocus: () => void }

export default function QueueSheet({ open, onOpenChange, onReturnFocus }: Props) {
  const { t } = useTranslation()
  const online = useOnline()
  const { writes, sending, needsLogin } = useSyncExternalStore(outboxQueue.subscribe, outboxQueue.current)
  const [leaving, setLeaving] = useState<QueuedWrite | null>(null)
  const empty = writes.length === 0
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      onReturnFocus={onReturnFocus}
      title={t('platform.outbox.title')}
      description={t('platform.outbox.lead')}
      footer={
        !empty && (
          <Button className="w-full" busy={sending} disabled={!online} onClick={requestSend}>
            {online ? t('platform.outbox.sendNow') : t('platform.outbox.sendLater')}
          </Button>
        )
      }
    >
      {empty ? (
        <Notice
          icon={online ? CloudCheck : CloudOff}
          title={online ? t('platform.outbox.allSent') : t('platform.outbox.offline')}
          text={online ? t('platform.outbox.allSentText') : t('platform.outbox.offlineText')}
        />
      ) : (
        <>
          <p className="py-4 text-muted-foreground">{needsLogin ? t('platform.outbox.needsLogin') : t('platform.outbox.lead')}</p>
          <ul className="divide-y border-t">
            {writes.map((write) => (
              <QueuedWriteRow key={write.place} write={write} onDiscard={() => setLeaving(write)} />
            ))}
          </ul>
        </>
      )}
      <Confirm
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('platform.outbox.discardTitle', { name: leaving ? writeName(t, leaving) : '' })}
        action={t('platform.outbox.discard')}
        danger
        words="platform"
        onConfirm={async () => leaving && discardWrite(leaving)}
      >
        <p>{t('platform.outbox.discardText')}</p>
      </Confirm>
    </Sheet>
  )
}
