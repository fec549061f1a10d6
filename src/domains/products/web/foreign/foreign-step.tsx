import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGtin, withoutSeparators } from '#domains/catalog/web/index.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { Sheet } from '#platform/web/table/csv.ts'
import type { ForeignFile as ForeignImport, ForeignStepProps } from '#platform/web/table/import/importer.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { CategoryOptions } from '../category-options.tsx'
import { categoriesQuery } from '../queries.ts'
import { toFileRows, unknownCategories } from './foreign-file.ts'
import { type Recognized, recognize } from './recognize.ts'

/** Null: the columns have to be matched. */
export function openForeign(sheet: Sheet, workspaceId: string): ForeignImport | null {
  const found = recognize(sheet, { today: new Date().toISOString().slice(0, 10), toGtin })
  if (!found) return null
  return { program: found.program, render: (props) => <Step {...props} found={found} workspaceId={workspaceId} /> }
}

function toGtin(cell: string): string {
  const text = withoutSeparators(cell.replace(/^'/, ''))
  return isGtin(text) ? text : ''
}

type Props = ForeignStepProps & { found: Recognized; workspaceId: string }

/** What a file of another program becomes here. Keys: products.foreign.note.* */
function Step({ found: { file }, workspaceId, onRows, onBack, onMatch }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: known } = useQuery(categoriesQuery(useSource(), workspaceId))
  const [category, setCategory] = useState('')
  const unknown = known ? unknownCategories(file, known) : []
  const names = unknown.filter(Boolean)
  const say = (value: number) => formatNumber(value, locale)
  const variants = file.products.reduce((sum, { rows }) => sum + rows.length, 0)
  const hasPictures = file.products.some(({ rows }) => rows.some(({ values }) => values.pictures))
  const isReady = known !== undefined && (unknown.length === 0 || category !== '')
  return (
    <>
      <dl className="grid grid-cols-2 gap-3">
        <Count label={t('products.foreign.products')} value={say(file.products.length)} />
        <Count label={t('products.foreign.variants')} value={say(variants)} />
      </dl>
      {unknown.length > 0 && (
        <SelectField
          label={t('products.foreign.category')}
          hint={names.length > 0 ? t('products.foreign.unknown', { names: names.join(', ') }) : t('products.foreign.uncategorized')}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          className="mt-5"
        >
          <option value="">{t('products.form.choose')}</option>
          <CategoryOptions workspaceId={workspaceId} />
        </SelectField>
      )}
      <ul className="mt-5 list-disc space-y-1 ps-5 text-sm">
        <li>{t('products.foreign.currency', { currency: BASE_CURRENCY })}</li>
        {hasPictures && <li>{t('products.foreign.images')}</li>}
        {file.notes.map(({ key, count }) => (
          <li key={key}>{t(`products.foreign.note.${key}`, { shown: say(count) })}</li>
        ))}
      </ul>
      {file.leftOut.length > 0 && (
        <section aria-label={t('products.foreign.leftOut')} className="mt-5">
          <h3 className="font-medium">{t('products.foreign.leftOut')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
          <ul tabIndex={0} dir="ltr" className="mt-2 flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
            {file.leftOut.map((heading) => (
              <li key={heading} className="rounded-sm bg-muted px-2 py-0.5 text-xs text-muted-foreground">
                {heading}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5">
        <Button look="quiet" size="sm" onClick={onMatch}>
          {t('platform.import.match')}
        </Button>
      </div>
      <ModalActions>
        <Button look="secondary" onClick={onBack}>
          {t('platform.import.back')}
        </Button>
        <Button disabled={!isReady} onClick={() => known && onRows(toFileRows(file, known, category))}>
          {t('platform.import.look')}
        </Button>
      </ModalActions>
    </>
  )
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-md border p-3">
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
