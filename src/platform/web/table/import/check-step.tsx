import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../failure.ts'
import { saveFile } from '../../files/save-file.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { ModalActions } from '../../ui/modal.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { type Sheet, writeCsv } from '../csv.ts'
import type { Importer, ImportRow, RowProblem } from './importer.ts'
import { type Batch, dryRun, importRows, newBatches } from './run-import.ts'

type Props = {
  importer: Importer
  file: string
  sheet: Sheet
  rows: ImportRow[]
  onBack: () => void
  onImported: () => void
  onClose: () => void
}

type Going = { phase: 'looking' | 'looked' | 'keeping' | 'over'; done: number; problem: readonly RowProblem[]; error: unknown }

const SHOWN = 50

/** The server checks every row before anything is saved. Rejected rows are skipped and can be downloaded as a file. */
export function CheckStep({ importer, file, sheet, rows, onBack, onImported, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [{ phase, done, problem, error }, setGoing] = useState<Going>({ phase: 'looking', done: 0, problem: [], error: null })
  const batches = useRef<Batch[] | null>(null)
  const say = (value: number) => formatNumber(value, locale)
  const badLines = new Set(problem.map(({ line }) => line))
  const good = rows.filter(({ line }) => !badLines.has(line))
  const tell = (patch: Partial<Going>) => setGoing((now) => ({ ...now, ...patch }))

  async function look() {
    setGoing({ phase: 'looking', done: 0, problem: [], error: null })
    try {
      tell({ problem: await dryRun(importer, rows, (count) => tell({ done: count })), phase: 'looked' })
    } catch (failure) {
      tell({ error: failure })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the step begins
  useEffect(() => void look(), [])

  async function commit() {
    batches.current ??= newBatches(importer, good)
    tell({ phase: 'keeping', error: null })
    try {
      const refused = await importRows(importer, batches.current, (count) => tell({ done: count }))
      tell({ phase: 'over', problem: [...problem, ...refused] })
      onImported()
    } catch (failure) {
      tell({ error: failure })
    }
  }

  const titleOf = (key: string | null) => importer.fields.find((field) => field.key === key)?.title
  const reason = ({ field, text }: RowProblem) => (field === null ? text : `${titleOf(field) ?? field}: ${text}`)

  function saveBadRows() {
    const lines = [...badLines].sort((one, other) => one - other)
    const cells = lines.map((line) => [
      ...sheet.head.map((_, index) => sheet.rows[line - 2]?.[index] ?? ''),
      problem
        .filter((one) => one.line === line)
        .map(reason)
        .join('; '),
    ])
    saveFile(`errors-${file}`, writeCsv([...sheet.head, t('platform.import.reason')], cells))
  }

  const going = phase === 'looking' || phase === 'keeping'
  const goal = phase === 'keeping' ? good.length : rows.length
  return (
    <>
      {going && error === null && (
        <ProgressBar
          part={goal === 0 ? 1 : done / goal}
          label={phase === 'looking' ? t('platform.import.looking') : t('platform.import.keeping')}
        />
      )}
      <p role="status" className="mt-2 min-h-6 font-medium">
        {phase === 'looking' && t('platform.import.looking')}
        {phase === 'looked' && t('platform.import.ready', { count: good.length, shown: say(good.length) })}
        {phase === 'keeping' && t('platform.import.keeping')}
        {phase === 'over' && t('platform.import.kept', { count: good.length, shown: say(good.length) })}
      </p>
      {error !== null && (
        <p role="alert" className="mt-2 font-medium text-destructive">
          {failureText(t, error, importer.words)}
        </p>
      )}
      {problem.length > 0 && (
        <section aria-label={t('platform.import.refused')} className="mt-3 rounded-md border border-destructive p-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{t('platform.import.bad', { count: badLines.size, shown: say(badLines.size) })}</p>
            <Button look="secondary" size="sm" onClick={saveBadRows}>
              {t('platform.import.saveBad')}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul tabIndex={0} className="mt-2 max-h-56 space-y-1 overflow-y-auto">
            {problem.slice(0, SHOWN).map((one) => (
              <li key={`${one.line} ${one.field} ${one.text}`}>
                <span className="text-muted-foreground">{t('platform.import.line', { line: say(one.line) })}</span> {reason(one)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ModalActions>
        {phase === 'over' ? (
          <Button onClick={onClose}>{t('platform.table.fine')}</Button>
        ) : (
          <>
            <Button look="secondary" disabled={phase === 'keeping' && error === null} onClick={onBack}>
              {t('platform.import.back')}
            </Button>
            {phase === 'looking' && error !== null && <Button onClick={() => void look()}>{t('platform.failed.retry')}</Button>}
            {phase !== 'looking' && (
              <Button busy={phase === 'keeping' && error === null} disabled={good.length === 0} onClick={() => void commit()}>
                {error === null ? t('platform.import.keep', { count: good.length, shown: say(good.length) }) : t('platform.import.goOn')}
              </Button>
            )}
          </>
        )}
      </ModalActions>
    </>
  )
}
