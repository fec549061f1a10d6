/** What waits on this device, in words, and what can be done about it. */
import { CloudCheck, CloudOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useOnline } from '../use-online.ts'
import { discard } from './decide.ts'
import { nudge, outboxLine } from './line.ts'
import { nameOf } from './name-of.ts'
import { WaitingRow } from './waiting-row.tsx'
import type { WaitingWrite } from './write.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onReturnFocus: () => void }

export default function QueueSheet({ open, onOpenChange, onReturnFocus }: Props) {
  const { t } = useTranslation()
  const online = useOnline()
  const { writes, sending, needsLogin } = useSyncExternalStore(outboxLine.subscribe, outboxLine.current)
  const [leaving, setLeaving] = useState<WaitingWrite | null>(null)
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
          <Button className="w-full" busy={sending} disabled={!online} onClick={nudge}>
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
              <WaitingRow key={write.place} write={write} onDiscard={() => setLeaving(write)} />
            ))}
          </ul>
        </>
      )}
      <Confirm
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('platform.outbox.discardTitle', { name: leaving ? nameOf(t, leaving) : '' })}
        action={t('platform.outbox.discard')}
        danger
        words="platform"
        onConfirm={async () => leaving && discard(leaving)}
      >
        <p>{t('platform.outbox.discardText')}</p>
      </Confirm>
    </Sheet>
  )
}
