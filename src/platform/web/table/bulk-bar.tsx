/** The bar at the bottom edge with the selection and its bulk actions. */
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { BULK_ACTIONS_ID, focusRow } from './bulk-focus.ts'
import { countSelected, isEmptySelection } from './selection.ts'
import type { BulkAction, TargetRows } from './table.ts'
import type { BulkRun, useBulk } from './use-bulk.ts'
import type { SelectionHandle } from './use-selection.ts'

type Props = {
  picked: SelectionHandle
  actions: readonly BulkAction[]
  bulk: ReturnType<typeof useBulk>
  /** The current search and filters of the list. */
  shown: Omit<TargetRows, 'selection'>
  /** The server has finished the action for all rows. */
  onDone: () => void
  total: { count: number; exact: boolean } | undefined
  /** All rows of this page are selected, and more rows match. */
  moreMatch: boolean
  onExport: (() => void) | null
}

export function BulkBar({ picked, actions, bulk, shown, onDone, total, moreMatch, onExport }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<BulkAction | null>(null)
  const { selection } = picked
  const count = countSelected(selection, total?.count ?? null) ?? 0
  const say = (value: number) => formatNumber(value, locale)
  const all = 'except' in selection && total?.exact === false ? '+' : ''
  if (!bulk.run && isEmptySelection(selection)) return null
  return (
    <section
      aria-label={t('platform.table.selection')}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && asking === null && focusRow()}
      className="sticky bottom-3 z-20 mt-3 animate-rise rounded-lg border bg-popover p-3 text-popover-foreground shadow-lg"
    >
      {bulk.run ? (
        <Progress run={bulk.run} onStop={bulk.stop} onDismiss={bulk.dismiss} picked={picked} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <IconButton label={t('platform.table.selectNone')} onClick={picked.clear} className="size-9 max-md:size-11">
            <X aria-hidden className="size-4.5" />
          </IconButton>
          <p role="status" className="font-semibold tabular-nums">
            {t('platform.table.selected', { count, shown: say(count) + all })}
          </p>
          {moreMatch && 'ids' in selection && total && (
            <Button look="quiet" size="sm" className="text-primary" onClick={picked.all}>
              {t('platform.table.selectAll', { count: total.count, shown: say(total.count) + (total.exact ? '' : '+') })}
            </Button>
          )}
          <div id={BULK_ACTIONS_ID} className="ms-auto flex flex-wrap gap-2">
            {onExport && (
              <Button look="secondary" size="sm" onClick={onExport}>
                {t('platform.table.export')}
              </Button>
            )}
            {actions.map((action) => (
              <Button key={action.key} size="sm" look={action.danger ? 'destructive' : 'secondary'} onClick={() => setAsking(action)}>
                {action.label}
              </Button>
            ))}
          </div>
        </div>
      )}
      {asking?.question({
        count,
        meant: { selection, ...shown },
        onDone() {
          setAsking(null)
          picked.clear()
          onDone()
        },
        begin: (task) => {
          setAsking(null)
          void bulk.start(asking, selection, task)
        },
        onClose: () => setAsking(null),
      })}
    </section>
  )
}

type ProgressProps = { run: BulkRun; onStop: () => void; onDismiss: () => void; picked: SelectionHandle }

function Progress({ run: { action, phase, done, total, failed, stopped, problem }, onStop, onDismiss, picked }: ProgressProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const say = (value: number) => formatNumber(value, locale)
  const worked = done - failed.length
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 grow font-semibold">
          {phase === 'looking' && t('platform.table.looking')}
          {phase === 'running' && t('platform.table.running', { action: action.label, done: say(done), total: say(total ?? 0) })}
          {phase === 'over' && t('platform.table.over', { action: action.label, count: worked, shown: say(worked) })}
        </p>
        {phase === 'over' ? (
          <>
            {failed.length > 0 && (
              <Button
                look="secondary"
                size="sm"
                onClick={() => {
                  picked.only(failed.map(({ id }) => id))
                  onDismiss()
                }}
              >
                {t('platform.table.selectFailed')}
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => {
                picked.clear()
                onDismiss()
              }}
            >
              {t('platform.table.fine')}
            </Button>
          </>
        ) : (
          <Button look="secondary" size="sm" onClick={onStop}>
            {t('platform.table.stop')}
          </Button>
        )}
      </div>
      {phase === 'running' && total !== null && (
        <div className="mt-3">
          <ProgressBar part={total === 0 ? 1 : done / total} label={action.label} />
        </div>
      )}
      {phase === 'over' && (stopped || problem !== null || failed.length > 0) && (
        <div role="alert" className="mt-3 rounded-md border border-destructive p-3">
          {stopped && <p>{t('platform.table.stopped')}</p>}
          {problem !== null && <p>{failureText(t, problem, action.words)}</p>}
          {failed.length > 0 && (
            <>
              <p className="font-semibold">{t('platform.table.failed', { count: failed.length, shown: say(failed.length) })}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
              <ul tabIndex={0} className="mt-1.5 max-h-40 space-y-1 overflow-y-auto">
                {failed.map(({ id, name, error }) => (
                  <li key={id}>
                    <bdi className="font-medium">{name}</bdi>: {failureText(t, error, action.words)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}
