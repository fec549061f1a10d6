import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpan } from '../i18n/dates.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/popover.tsx'
import { DateField } from './date-field.tsx'
import { type DayRange, orderedRange, presetRange, RANGE_PRESETS } from './day-range.ts'

type Props = {
  label: string
  value: DayRange
  onChange: (value: DayRange) => void
  /** The local day of the user. */
  today: string
  max?: string
}

/** Picks a date range: presets, or any two days. Keys: platform.range.preset.* */
export function RangePicker({ label, value, onChange, today, max }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const [own, setOwn] = useState(value)
  const preset = RANGE_PRESETS.find((name) => {
    const { from, to } = presetRange(name, today)
    return from === value.from && to === value.to
  })

  function change(next: DayRange) {
    onChange(next)
    setOwn(next)
    setOpen(false)
  }

  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={(next) => {
        setOwn(value)
        setOpen(next)
      }}
      className="w-80 p-2"
      trigger={
        <Button
          look="secondary"
          size="sm"
          aria-label={`${label}: ${preset ? t(`platform.range.preset.${preset}`) : formatSpan(value, locale)}`}
        >
          <CalendarRange aria-hidden className="size-4" />
          {preset ? t(`platform.range.preset.${preset}`) : formatSpan(value, locale)}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-1">
        {RANGE_PRESETS.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === preset}
              onClick={() => change(presetRange(name, today))}
              className="flex min-h-11 w-full items-center rounded-sm px-3 text-start text-sm hover:bg-muted aria-pressed:bg-accent aria-pressed:font-semibold md:min-h-9"
            >
              {t(`platform.range.preset.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-2 space-y-3 border-t px-2 pt-3 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          if (own.from !== '' && own.to !== '') change(orderedRange(own))
        }}
      >
        <div className="grid gap-3">
          <DateField label={t('platform.range.from')} value={own.from} max={max} onChange={(from) => setOwn({ ...own, from })} />
          <DateField label={t('platform.range.to')} value={own.to} max={max} onChange={(to) => setOwn({ ...own, to })} />
        </div>
        <Button type="submit" size="sm" disabled={own.from === '' || own.to === ''} className="w-full">
          {t('platform.range.apply')}
        </Button>
      </form>
    </Popover>
  )
}
