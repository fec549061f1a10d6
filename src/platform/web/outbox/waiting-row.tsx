import { ORPCError } from '@orpc/client'
import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { Button } from '../ui/button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { BothVersions } from './both-versions.tsx'
import { discard, keepMine, tryAgain } from './decide.ts'
import { nameOf, wordsOf } from './name-of.ts'
import { savedInstead } from './outbox.rules.ts'
import type { WaitingWrite } from './write.ts'

/** One write: what it is, since when it waits, and what Plaza said against it. */
export function WaitingRow({ write, onDiscard }: { write: WaitingWrite; onDiscard: () => void }) {
  const { t } = useTranslation()
  const { refusal, keptAt } = write
  const saved = savedInstead(write)
  const Icon = refusal ? TriangleAlert : Clock
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${refusal ? 'text-warning' : 'text-muted-foreground'}`} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">{nameOf(t, write)}</p>
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
                ? t('platform.outbox.changedMeanwhile')
                : failureText(t, new ORPCError(refusal.code, { data: refusal.data }), wordsOf(write))}
            </p>
          )}
          {saved && <BothVersions mine={write.input} saved={saved} />}
          {refusal && (
            <div className="mt-3 flex flex-wrap gap-2">
              {saved ? (
                <>
                  <Button size="sm" onClick={() => void keepMine(write)}>
                    {t('platform.outbox.keepMine')}
                  </Button>
                  <Button size="sm" look="secondary" onClick={() => void discard(write)}>
                    {t('platform.outbox.takeSaved')}
                  </Button>
                </>
              ) : (
                <Button size="sm" look="secondary" onClick={() => void tryAgain(write)}>
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
