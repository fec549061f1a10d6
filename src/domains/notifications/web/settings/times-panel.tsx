import { useTranslation } from 'react-i18next'
import { dateFormat } from '#platform/shared/formats.ts'
import { failureText } from '#platform/web/failure.ts'
import { currentTimeZone } from '#platform/web/i18n/time-zone.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Field, inputClasses } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { DIGESTS } from '../../contract/limits.ts'
import type { NotificationSettings, NotificationSettingsChanges } from '../../contract.ts'
import { useUpdateSettings } from './queries.ts'

const NIGHT = { from: 22 * 60, to: 7 * 60 }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Digest and quiet hours, by the clock of the member. Keys: notifications.digest.* */
export function TimesPanel({ settings: { digest, digestHour, quiet } }: { settings: NotificationSettings }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const update = useUpdateSettings()
  const save = (changes: NotificationSettingsChanges) =>
    update.mutateAsync(changes).catch((error: unknown) => toast({ variant: 'destructive', title: failureText(t, error, 'notifications') }))
  const hourText = (hour: number) => dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(2026, 0, 1, hour))
  return (
    <Panel title={t('notifications.times.title')} lead={t('notifications.times.lead', { timeZone: currentTimeZone() })}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="grow basis-56">
            <span className="block font-medium">{t('notifications.digest.label')}</span>
            <span className="block text-xs text-muted-foreground">{t('notifications.digest.hint')}</span>
          </p>
          <Segmented
            label={t('notifications.digest.label')}
            choices={DIGESTS.map((value) => ({ value, label: t(`notifications.digest.${value}`) }))}
            value={digest}
            onChange={(value) => void save({ digest: value })}
          />
        </div>
        {digest !== 'off' && (
          <Field label={t('notifications.digest.hour')} className="max-w-52">
            {(field) => (
              <Select {...field} value={digestHour} onChange={(event) => void save({ digestHour: Number(event.target.value) })}>
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourText(hour)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div className="border-t pt-2">
          <SwitchField
            label={t('notifications.quiet.label')}
            hint={t('notifications.quiet.hint')}
            checked={quiet !== null}
            onChange={(on) => void save({ quiet: on ? NIGHT : null })}
          />
          {quiet && (
            <div className="mt-2 flex flex-wrap gap-4">
              <TimeField
                label={t('notifications.quiet.from')}
                minute={quiet.from}
                onChange={(from) => void save({ quiet: { ...quiet, from } })}
              />
              <TimeField label={t('notifications.quiet.to')} minute={quiet.to} onChange={(to) => void save({ quiet: { ...quiet, to } })} />
            </div>
          )}
        </div>
      </div>
    </Panel>
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function TimeField({ label, minute, onChange }: { label: string; minute: number; onChange: (minute: number) => void }) {
  return (
    <Field label={label} className="w-40">
      {(field) => (
        <input
          {...field}
          type="time"
          value={`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`}
          onChange={({ target }) => {
            const [hours, minutes] = target.value.split(':').map(Number)
            if (hours !== undefined && minutes !== undefined) onChange(hours * 60 + minutes)
          }}
          className={inputClasses()}
        />
      )}
    </Field>
  )
}
