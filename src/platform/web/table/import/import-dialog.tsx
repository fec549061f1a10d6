import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../ui/modal.tsx'
import type { Sheet } from '../csv.ts'
import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import type { Importer, ImportRow } from './importer.ts'
import { MapStep } from './map-step.tsx'
import { guessMapping, type Mapping, mappedRows } from './mapping.ts'

type Props = { importer: Importer; onImported: () => void; onClose: () => void }

type Step =
  | { at: 'file' }
  | { at: 'map'; file: string; sheet: Sheet; mapping: Mapping }
  | { at: 'check'; file: string; sheet: Sheet; mapping: Mapping; rows: ImportRow[] }

/** Imports a file in three steps: choose it, match its columns, check and save. */
export default function ImportDialog({ importer, onImported, onClose }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>({ at: 'file' })
  const leads = { file: t('platform.import.fileLead'), map: t('platform.import.mapLead'), check: t('platform.import.checkLead') }
  return (
    <Modal open firm width="lg" onOpenChange={onClose} title={t('platform.table.import')} lead={leads[step.at]}>
      {step.at === 'file' && (
        <FileStep
          importer={importer}
          onSheet={(file, sheet) => setStep({ at: 'map', file, sheet, mapping: guessMapping(importer.fields, sheet.head) })}
        />
      )}
      {step.at === 'map' && (
        <MapStep
          {...step}
          importer={importer}
          onMapping={(mapping) => setStep({ ...step, mapping })}
          onBack={() => setStep({ at: 'file' })}
          onDone={() => setStep({ ...step, at: 'check', rows: mappedRows(step.sheet.rows, step.mapping) })}
        />
      )}
      {step.at === 'check' && (
        <CheckStep {...step} importer={importer} onBack={() => setStep({ ...step, at: 'map' })} onImported={onImported} onClose={onClose} />
      )}
    </Modal>
  )
}
