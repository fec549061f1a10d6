import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '#platform/shared/formats.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { CheckField } from '#platform/web/inputs/choice-fields.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CARRY_OVER_ENDS, MAX_CARRY_OVER_DAYS, WEEKDAYS } from '../../contract/calendar-limits.ts'
import type { CalendarSettings, CalendarView } from '../../contract.ts'
import { calendarQuery, useUpdateCalendar } from './calendar-queries.ts'
import { controlled } from './form-inputs.ts'
import { Holidays } from './holidays.tsx'

type Values = {
  weekend: CalendarView['weekend']
  hours: Typed
  carryOverDays: Typed
  carryOverUntil: CalendarView['carryOverUntil']
}
type Props = { workspaceId: string; onClose: () => void }

export default function CalendarSheet({ workspaceId, onClose }: Props) {
  const { data } = useQuery(calendarQuery(useSource(), workspaceId))
  return data ? <Sheet calendar={data} workspaceId={workspaceId} onClose={onClose} /> : null
}

/** The weekend, the hours of a day, and what happens to unused leave. Keys: hr.calendar.field.* */
function Sheet({ calendar, workspaceId, onClose }: Props & { calendar: CalendarView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const form = useEditForm<Values, CalendarSettings, CalendarView>({
    record: calendar,
    valuesOf: ({ weekend, dayMinutes, carryOverDays, carryOverUntil }) => ({
      weekend,
      hours: dayMinutes / 60,
      carryOverDays,
      carryOverUntil,
    }),
    operation: useUpdateCalendar(workspaceId),
    input: ({ weekend, hours, carryOverDays, carryOverUntil }, version) => ({
      weekend,
      dayMinutes: Math.round(Number(hours) * 60),
      carryOverDays: Number(carryOverDays ?? 0),
      carryOverUntil,
      version,
    }),
    labelOf: (path) => t(`hr.calendar.field.${path}`),
    draft: 'hr.calendar.update',
    words: 'hr',
    onDone() {
      toast({ title: t('hr.calendar.saved') })
      onClose()
    },
  })
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const monthDay = dateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC', calendar: 'gregory' })
  return (
    <RecordSheet
      form={form}
      title={t('hr.calendar.title')}
      description={t('hr.calendar.lead')}
      submit={t('hr.calendar.save')}
      onClose={onClose}
      note={<Holidays calendar={calendar} workspaceId={workspaceId} />}
    >
      <CheckField
        {...controlled<Values['weekend'], Values>(form, 'weekend', [])}
        label={t('hr.calendar.field.weekend')}
        // January 4, 2026 is a Sunday.
        options={WEEKDAYS.map((value, day) => ({ value, label: weekday.format(new Date(Date.UTC(2026, 0, 4 + day))) }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          {...controlled<Typed, Values>(form, 'hours', null, { required: true, number: true, min: 1, max: 24 })}
          label={t('hr.calendar.field.hours')}
        />
        <NumberField
          {...controlled<Typed, Values>(form, 'carryOverDays', null, { required: true, whole: true, min: 0, max: MAX_CARRY_OVER_DAYS })}
          label={t('hr.calendar.field.carryOverDays')}
          hint={t('hr.calendar.carryOverHint')}
        />
      </div>
      <SelectField {...form.field('carryOverUntil', { required: true })} label={t('hr.calendar.field.carryOverUntil')}>
        {CARRY_OVER_ENDS.map((end) => (
          <option key={end} value={end}>
            {monthDay.format(new Date(`2026-${end}`))}
          </option>
        ))}
      </SelectField>
    </RecordSheet>
  )
}
