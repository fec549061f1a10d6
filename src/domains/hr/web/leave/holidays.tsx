import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_SHORT } from '../../contract/calendar-limits.ts'
import type { CalendarView } from '../../contract.ts'
import { useAddHoliday, useRemoveHoliday } from './calendar-queries.ts'

/** The holidays of the workspace. Each is saved at once, apart from the form around them. */
export function Holidays({ calendar: { holidays }, workspaceId }: { calendar: CalendarView; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const heading = useId()
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const add = useAddHoliday(workspaceId)
  const remove = useRemoveHoliday(workspaceId)
  const isReady = day !== '' && name.trim() !== ''

  async function save() {
    if (!isReady || add.isPending) return
    try {
      await add.mutateAsync({ day, name: name.trim() })
      setDay('')
      setName('')
    } catch (error) {
      toast({ title: failureText(t, error, 'hr'), variant: 'destructive' })
    }
  }

  async function drop(holiday: string) {
    try {
      await remove.mutateAsync({ day: holiday })
    } catch (error) {
      toast({ title: failureText(t, error, 'hr'), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby={heading} className="mb-6">
      <h3 id={heading} className="font-medium">
        {t('hr.calendar.holidays')}
      </h3>
      {holidays.length === 0 && <p className="mt-1 text-muted-foreground">{t('hr.calendar.noHolidays')}</p>}
      <ul className="mt-1 divide-y">
        {holidays.map((holiday) => (
          <li key={holiday.day} className="flex min-h-11 items-center justify-between gap-3">
            <span className="min-w-0">
              <bdi className="block truncate">{holiday.name}</bdi>
              <span className="text-xs text-muted-foreground">{formatUtcDay(holiday.day, locale)}</span>
            </span>
            <IconButton label={t('hr.calendar.removeHoliday', { name: holiday.name })} onClick={() => void drop(holiday.day)}>
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2 sm:grid-cols-[auto_1fr_auto]">
        <input
          type="date"
          aria-label={t('hr.calendar.holidayDay')}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className={inputClasses('appearance-none tabular-nums')}
        />
        <input
          aria-label={t('hr.calendar.holidayName')}
          placeholder={t('hr.calendar.holidayName')}
          value={name}
          dir="auto"
          maxLength={MAX_SHORT}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void save()
          }}
          className={inputClasses()}
        />
        <Button
          look="secondary"
          busy={add.isPending}
          disabled={!isReady}
          title={isReady ? undefined : t('hr.calendar.holidayNeeds')}
          onClick={() => void save()}
        >
          <Plus aria-hidden className="size-4.5" />
          {t('hr.calendar.addHoliday')}
        </Button>
      </div>
    </section>
  )
}
