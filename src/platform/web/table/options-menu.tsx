import { Check, Columns3, Download, Rows3, SlidersHorizontal, Upload } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { buttonClasses } from '../ui/button.tsx'
import type { Density } from './columns.ts'
import type { Column } from './table.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  sort: string | null
  onSort: (sort: string | null) => void
  density: Density
  onDensity: (density: Density) => void
  onColumns: (() => void) | null
  onExport: (() => void) | null
  onImport: (() => void) | null
}

const ITEM = 'flex min-h-11 items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-muted md:min-h-9'
const LABEL = 'px-3 pt-2 pb-1 text-xs font-semibold text-muted-foreground'

/** The display options of a list, and actions on all its rows. */
export function OptionsMenu<Row>({ columns, sort, onSort, density, onDensity, onColumns, onExport, onImport }: Props<Row>) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const sortable = columns.filter((column) => column.sort)
  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger className={buttonClasses('secondary', 'sm')}>
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <span className="max-sm:sr-only">{t('platform.table.options')}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          {onColumns && (
            <DropdownMenu.Item onSelect={onColumns} className={ITEM}>
              <Columns3 aria-hidden className="size-4.5 text-muted-foreground" />
              {t('platform.table.columns')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.CheckboxItem
            checked={density === 'compact'}
            onCheckedChange={(on) => onDensity(on ? 'compact' : 'comfortable')}
            className={ITEM}
          >
            <Rows3 aria-hidden className="size-4.5 text-muted-foreground" />
            <span className="grow">{t('platform.table.compact')}</span>
            <Tick />
          </DropdownMenu.CheckboxItem>
          {sortable.length > 0 && (
            <>
              <DropdownMenu.Label className={LABEL}>{t('platform.table.sortBy')}</DropdownMenu.Label>
              <DropdownMenu.RadioGroup value={sort ?? ''} onValueChange={(next) => onSort(next || null)}>
                <Sort value="">{t('platform.table.asItComes')}</Sort>
                {sortable.flatMap(({ key, title }) => [
                  <Sort key={key} value={key}>
                    {t('platform.table.upwards', { title })}
                  </Sort>,
                  <Sort key={`-${key}`} value={`-${key}`}>
                    {t('platform.table.downwards', { title })}
                  </Sort>,
                ])}
              </DropdownMenu.RadioGroup>
            </>
          )}
          {(onExport || onImport) && <DropdownMenu.Separator className="my-1.5 border-t" />}
          {onExport && (
            <DropdownMenu.Item onSelect={onExport} className={ITEM}>
              <Download aria-hidden className="size-4.5 text-muted-foreground" />
              {t('platform.table.export')}
            </DropdownMenu.Item>
          )}
          {onImport && (
            <DropdownMenu.Item onSelect={onImport} className={ITEM}>
              <Upload aria-hidden className="size-4.5 text-muted-foreground" />
              {t('platform.table.import')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Sort({ value, children }: { value: string; children: ReactNode }) {
  return (
    <DropdownMenu.RadioItem value={value} className={ITEM}>
      <span className="grow">{children}</span>
      <Tick />
    </DropdownMenu.RadioItem>
  )
}

function Tick() {
  return (
    <DropdownMenu.ItemIndicator>
      <Check aria-hidden className="size-4 text-primary" />
    </DropdownMenu.ItemIndicator>
  )
}
