import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { saveFile } from '../files/save-file.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Modal, ModalActions } from '../ui/modal.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { type Cell, writeCsv } from './csv.ts'

type Props = {
  /** The prefix of the file name. */
  file: string
  head: readonly string[]
  /** Starts from the beginning at every call. */
  rows: () => AsyncGenerator<Cell[][]>
  /** The number of rows; null when unknown. */
  count: number | null
  onClose: () => void
}

type Going = { phase: 'asking' | 'going' | 'failed'; done: number; error: unknown }

/** Loads all rows and downloads them as a file. Closing the dialog cancels it. */
export default function ExportDialog({ file, head, rows, count, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [{ phase, done, error }, setGoing] = useState<Going>({ phase: 'asking', done: 0, error: null })
  const wanted = useRef(true)

  useEffect(() => {
    wanted.current = true
    return () => {
      wanted.current = false
    }
  }, [])

  async function begin() {
    const lines: Cell[][] = []
    setGoing({ phase: 'going', done: 0, error: null })
    try {
      for await (const more of rows()) {
        if (!wanted.current) return
        lines.push(...more)
        setGoing({ phase: 'going', done: lines.length, error: null })
      }
      saveFile(`${file}-${new Date().toISOString().slice(0, 10)}.csv`, writeCsv(head, lines))
      onClose()
    } catch (failure) {
      setGoing({ phase: 'failed', done: lines.length, error: failure })
    }
  }

  return (
    <Modal open onOpenChange={onClose} title={t('platform.table.exportTitle')} lead={t('platform.table.exportLead')}>
      <p>{count !== null && t('platform.table.exportCount', { count, shown: formatNumber(count, locale) })}</p>
      <p className="mt-2 text-muted-foreground">
        {t('platform.table.exportColumns')} <bdi>{head.join(' · ')}</bdi>
      </p>
      {phase === 'going' && (
        <div className="mt-5">
          <ProgressBar part={count ? Math.min(1, done / count) : 0} label={t('platform.table.exportTitle')} />
        </div>
      )}
      <p role="status" className="mt-2 min-h-6 text-xs text-muted-foreground tabular-nums">
        {phase === 'going' && formatNumber(done, locale)}
        {phase === 'failed' && <span className="font-medium text-destructive">{failureText(t, error)}</span>}
      </p>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button busy={phase === 'going'} onClick={() => void begin()}>
          {phase === 'failed' ? t('platform.failed.retry') : t('platform.table.exportAction')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
