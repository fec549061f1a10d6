import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../ui/modal.tsx'
import type { Sheet } from '../csv.ts'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import type { ForeignFile, Importer, ImportRow } from './importer.ts'
import { MapStep } from './map-step.tsx'
import { guessMapping, type Mapping, mappedRows } from './mapping.ts'

type Props = { importer: Importer; onImported: () => void; onClose: () => void }

type Step =
  | { at: 'file' }
  | { at: 'foreign'; file: string; sheet: Sheet; foreign: ForeignFile }
  | { at: 'map'; file: string; sheet: Sheet; mapping: Mapping }
  | { at: 'check'; file: string; sheet: Sheet; rows: ImportRow[]; before: Step }

/** Imports a file in three steps: choose it, match its columns unless another program's file is recognized, check and save. */
export default function ImportDialog({ importer, onImported, onClose }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>({ at: 'file' })
  const leads = {
    file: t('platform.import.fileLead'),
    foreign: step.at === 'foreign' ? t('platform.import.foreignLead', { program: step.foreign.program }) : '',
    map: t('platform.import.mapLead'),
    check: t('platform.import.checkLead'),
  }
  const match = (file: string, sheet: Sheet) => setStep({ at: 'map', file, sheet, mapping: guessMapping(importer.fields, sheet.head) })

  async function recognize(file: string, sheet: Sheet) {
    const foreign = await importer.foreign?.(sheet)
    if (foreign) setStep({ at: 'foreign', file, sheet, foreign })
    else match(file, sheet)
  }
  return (
    <Modal open firm width="lg" onOpenChange={onClose} title={t('platform.table.import')} lead={leads[step.at]}>
      {step.at === 'file' && <FileStep importer={importer} onSheet={(file, sheet) => void recognize(file, sheet)} />}
      {step.at === 'foreign' &&
        step.foreign.render({
          onMatch: () => match(step.file, step.sheet),
          onBack: () => setStep({ at: 'file' }),
          onRows: (rows) => setStep({ at: 'check', file: step.file, sheet: step.sheet, rows, before: step }),
        })}
      {step.at === 'map' && (
        <MapStep
          {...step}
          importer={importer}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onBack={() => setStep({ at: 'file' })}
          onDone={() =>
            setStep({ at: 'check', file: step.file, sheet: step.sheet, rows: mappedRows(step.sheet.rows, step.mapping), before: step })
          }
        />
      )}
      {step.at === 'check' && (
        <CheckStep {...step} importer={importer} onBack={() => setStep(step.before)} onImported={onImported} onClose={onClose} />
      )}
    </Modal>
  )
}
