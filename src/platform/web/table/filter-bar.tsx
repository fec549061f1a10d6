/** The active filters as chips that can be edited or removed, and a button to add one. */
import { ListFilter, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClasses } from '../ui/button.tsx'
import { FilterEditor } from './filter-editor.tsx'
import { useFilterText } from './filter-text.ts'
import type { Filter, FilterValue, FilterValues } from './filters.ts'

type Props = { filters: readonly Filter[]; values: FilterValues; onChange: (values: FilterValues) => void }

/** The button that adds a filter. */
export function AddFilter({ filters, values, onChange }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [picked, setPicked] = useState<Filter | null>(null)
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setPicked(filters.length === 1 ? (filters[0] ?? null) : null)
      }}
    >
      <Popover.Trigger className={buttonClasses('secondary', 'sm')}>
        <ListFilter aria-hidden className="size-4.5" />
        {t('platform.table.addFilter')}
      </Popover.Trigger>
      <Sheet label={picked?.title ?? t('platform.table.addFilter')}>
        {picked ? (
          <FilterEditor
            key={picked.key}
            filter={picked}
            value={values[picked.key]}
            onChange={(value, done) => {
              onChange(withValue(values, picked.key, value))
              if (done) setOpen(false)
            }}
          />
        ) : (
          <ul>
            {filters.map((filter) => (
              <li key={filter.key}>
                <button
                  type="button"
                  onClick={() => setPicked(filter)}
                  className="flex min-h-11 w-full items-center rounded-sm px-3 text-start hover:bg-muted md:min-h-9"
                >
                  {filter.title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </Popover.Root>
  )
}

export function FilterChips({ filters, values, onChange, children }: Props & { children?: ReactNode }) {
  const { t } = useTranslation()
  const textOf = useFilterText()
  const inForce = filters.filter(({ key }) => values[key])
  if (inForce.length === 0 && !children) return null
  return (
    <ul aria-label={t('platform.table.filters')} className="flex flex-wrap items-center gap-2">
      {inForce.map((filter) => {
        const value = values[filter.key] as FilterValue
        return (
          <li key={filter.key} className="inline-flex items-stretch overflow-hidden rounded-md border bg-card">
            <Chip
              filter={filter}
              value={value}
              text={textOf(filter, value)}
              onChange={(next) => onChange(withValue(values, filter.key, next))}
            />
            <button
              type="button"
              aria-label={t('platform.table.removeFilter', { name: filter.title })}
              onClick={() => onChange(withValue(values, filter.key, null))}
              className="inline-flex min-h-11 w-11 items-center justify-center border-s text-muted-foreground -outline-offset-2 transition hover:bg-muted hover:text-foreground md:min-h-8 md:w-8"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        )
      })}
      {inForce.length > 0 && (
        <li>
          <Button look="quiet" size="sm" onClick={() => onChange({})}>
            {t('platform.table.clearFilters')}
          </Button>
        </li>
      )}
      {children && <li className="contents">{children}</li>}
    </ul>
  )
}

type ChipProps = { filter: Filter; value: FilterValue; text: string; onChange: (value: FilterValue | null) => void }

function Chip({ filter, value, text, onChange }: ChipProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="inline-flex min-h-11 items-center gap-1.5 px-3 text-xs -outline-offset-2 transition hover:bg-muted md:min-h-8">
        <span className="text-muted-foreground">{filter.title}:</span>
        <bdi className="max-w-56 truncate font-semibold">{text}</bdi>
      </Popover.Trigger>
      <Sheet label={filter.title}>
        <FilterEditor
          filter={filter}
          value={value}
          onChange={(next, done) => {
            onChange(next)
            if (done) setOpen(false)
          }}
        />
      </Sheet>
    </Popover.Root>
  )
}

function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover.Portal>
      <Popover.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 max-h-(--radix-popover-content-available-height) w-64 animate-rise overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg outline-none"
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  )
}

function withValue(values: FilterValues, key: string, value: FilterValue | null): FilterValues {
  const { [key]: _before, ...rest } = values
  return value ? { ...rest, [key]: value } : rest
}
