import { ORPCError } from '@orpc/client'
import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { Button } from '../ui/button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { BothVersions } from './both-versions.tsx'
import { findSavedVersion } from './outbox.rules.ts'
import type { QueuedWrite } from './queued-write.ts'
import { discardWrite, keepLocalVersion, retryWrite } from './resolve-write.ts'
import { writeName, writeNamespace } from './write-name.ts'

/** One queued write: its name, its age and why it was rejected. */
export function QueuedWriteRow({ write, onDiscard }: { write: QueuedWrite; onDiscard: () => void }) {
  const { t } = useTranslation()
  const { refusal, keptAt } = write
  const saved = findSavedVersion(write)
  const Icon = refusal ? TriangleAlert : Clock
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${refusal ? 'text-warning' : 'text-muted-foreground'}`} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">{writeName(t, write)}</p>
              <p className="mt-0.5 text-xs text-muted-foreground">
                <RelativeTime iso={new Date(keptAt).toISOString()} />
              </p>
            </div>
            {!saved && (
              <Button size="sm" look="danger" onClick={onDiscard} className="-my-1.5 shrink-0">
                {t('platform.outbox.discard')}
              </Button>
            )}
          </div>
          {refusal && (
            <p className="mt-2 text-sm">
              {saved
                ? t('platform.outbox.conflict')
                : failureText(t, new ORPCError(refusal.code, { data: refusal.data }), writeNamespace(write))}
            </p>
          )}
          {saved && <BothVersions mine={write.input} saved={saved} />}
          {refusal && (
            <div className="mt-3 flex flex-wrap gap-2">
              {saved ? (
                <>
                  <Button size="sm" onClick={() => void keepLocalVersion(write)}>
                    {t('platform.outbox.keepMine')}
                  </Button>
                  <Button size="sm" look="secondary" onClick={() => void discardWrite(write)}>
                    {t('platform.outbox.takeSaved')}
                  </Button>
                </>
              ) : (
                <Button size="sm" look="secondary" onClick={() => void retryWrite(write)}>
                  {t('platform.failed.retry')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
