import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '../../files/file-input.tsx'
import { saveFile } from '../../files/save-file.ts'
import { formatBytes, formatNumber } from '../../i18n/numbers.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { SelectField } from '../../ui/select.tsx'
import { readCsv, type Sheet, writeCsv } from '../csv.ts'
import { decode, detectEncoding, ENCODINGS, type Encoding } from '../decode.ts'
import { type Importer, MAX_FILE_BYTES } from './importer.ts'

type Read = { name: string; bytes: Uint8Array; encoding: Encoding }
type Refusal = 'tooBig' | 'tooMany' | 'empty' | 'broken'

type Props = { importer: Importer; onSheet: (file: string, sheet: Sheet) => void }

/** Chooses a file. Its encoding and separator are detected; the encoding can be changed when the preview looks wrong. */
export function FileStep({ importer, onSheet }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [read, setRead] = useState<Read | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const sheet = read && readCsv(decode(read.bytes, read.encoding))
  const wrong = refusal ?? (sheet && toFileRefusal(sheet, importer.maxRows))

  async function take(file: File | undefined) {
    if (!file) return
    setRead(null)
    setRefusal(file.size > MAX_FILE_BYTES ? 'tooBig' : null)
    if (file.size > MAX_FILE_BYTES) return
    const bytes = new Uint8Array(await file.arrayBuffer())
    setRead({ name: file.name, bytes, encoding: detectEncoding(bytes, language === 'ar' ? 'windows-1256' : 'windows-1252') })
  }

  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const refusals: Record<Refusal, string> = {
    tooBig: t('platform.import.tooBig', { size: formatBytes(MAX_FILE_BYTES, locale) }),
    tooMany: t('platform.import.tooMany', { most: formatNumber(importer.maxRows, locale) }),
    empty: t('platform.import.empty'),
    broken: t('platform.import.broken'),
  }
  return (
    <div className="space-y-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does */}
      <div
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          void take(event.dataTransfer.files[0])
        }}
        className={classes(
          'flex flex-col items-center gap-3 rounded-md border border-dashed p-6 text-center transition',
          over ? 'border-primary bg-accent' : 'border-input',
        )}
      >
        <FileSpreadsheet aria-hidden className="size-8 text-muted-foreground" strokeWidth={1.5} />
        <p>{read ? <bdi className="font-semibold wrap-anywhere">{read.name}</bdi> : t('platform.import.drop')}</p>
        <Button look="secondary" onClick={() => input.current?.click()}>
          {t('platform.import.choose')}
        </Button>
        <FileInput element={input} accept=".csv,.tsv,.txt,text/csv" onFiles={([file]) => void take(file)} />
      </div>
      {wrong && (
        <p role="alert" className="font-medium text-destructive">
          {refusals[wrong]}
        </p>
      )}
      {read && sheet && (
        <>
          <SelectField
            label={t('platform.import.letters')}
            hint={t('platform.import.lettersHint')}
            value={read.encoding}
            onChange={({ target }) => setRead({ ...read, encoding: target.value as Encoding })}
          >
            {ENCODINGS.map((encoding) => (
              <option key={encoding} value={encoding}>
                {encoding.toUpperCase()}
              </option>
            ))}
          </SelectField>
          <Preview sheet={sheet} />
        </>
      )}
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          look="quiet"
          onClick={() =>
            saveFile(
              'template.csv',
              writeCsv(
                importer.fields.map(({ title }) => title),
                [],
              ),
            )
          }
        >
          {t('platform.import.template')}
        </Button>
        <Button disabled={!read || !sheet || wrong !== null} onClick={() => read && sheet && onSheet(read.name, sheet)}>
          {t('platform.import.goOn')}
        </Button>
      </div>
    </div>
  )
}

const PREVIEWED = 3

function Preview({ sheet: { head, rows } }: { sheet: Sheet }) {
  const { t } = useTranslation()
  const columns = head.map((name, at) => ({ name, at }))
  const lines = rows.slice(0, PREVIEWED).map((cells, at) => ({ cells, at }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section aria-label={t('platform.import.preview')} tabIndex={0} className="overflow-x-auto rounded-md border">
      <table className="w-full text-start text-xs">
        <thead className="bg-muted">
          <tr>
            {columns.map(({ name, at }) => (
              <th key={at} scope="col" dir="auto" className="px-3 py-2 text-start font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {lines.map((line) => (
            <tr key={line.at}>
              {columns.map(({ at }) => (
                <td key={at} dir="auto" className="max-w-48 truncate px-3 py-2">
                  {line.cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function toFileRefusal({ rows, problem }: Sheet, maxRows: number): Refusal | null {
  if (problem === 'MissingQuotes') return 'broken'
  if (rows.length === 0) return 'empty'
  return rows.length > maxRows ? 'tooMany' : null
}
