import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNearDays, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { TeamDay, TeamPerson } from '../../contract.ts'
import { LeaveBadge } from './leave-badge.tsx'
import { leavePath } from './leave-paths.ts'

/** Those who are away in a month, and its holidays, for narrow screens. Keys: hr.leave.type.* */
export function TeamList({ days, people }: { days: readonly TeamDay[]; people: readonly TeamPerson[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const away = people.filter((person) => person.away.length > 0)
  const holidays = days.filter(({ off }) => off === 'holiday')
  return (
    <div className="space-y-4">
      {away.length === 0 && <p className="text-muted-foreground">{t('hr.team.nobodyAway')}</p>}
      <ul className="space-y-3">
        {away.map((person) => (
          <li key={person.id} className="rounded-lg border bg-card p-4">
            <p className="font-medium">
              <bdi>{person.name}</bdi>
            </p>
            <ul className="mt-1 space-y-1.5">
              {spansOf(person).map(({ requestId, type, status, from, until }) => (
                <li key={requestId}>
                  <Link to={leavePath(requestId)} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="underline underline-offset-4">{formatNearDays({ from, to: until }, locale)}</span>
                    <span className="text-muted-foreground">{t(`hr.leave.type.${type}`)}</span>
                    <LeaveBadge status={status} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {holidays.length > 0 && (
        <section>
          <h3 className="font-medium">{t('hr.calendar.holidays')}</h3>
          <ul className="mt-1">
            {holidays.map(({ day, name }) => (
              <li key={day} className="text-muted-foreground">
                {formatUtcDay(day, locale)} · <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The first and last day of each request within the month. */
function spansOf({ away }: TeamPerson) {
  return [...Map.groupBy(away, ({ requestId }) => requestId).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ ...first, from: first.day, until: own.at(-1)?.day ?? first.day }] : []
  })
}
