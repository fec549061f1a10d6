import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '#platform/shared/formats.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { TeamDay, TeamPerson } from '../../contract.ts'
import { employeePath } from '../paths.ts'
import { leavePath } from './leave-paths.ts'

type Away = TeamPerson['away'][number]

const SHADES = { weekend: 'bg-muted', holiday: 'bg-accent' } as const

/** People × days. Columns begin at the start of the line, so Arabic is mirrored. Keys: hr.leave.type.*, hr.leave.status.* */
export function TeamGrid({ days, people }: { days: readonly TeamDay[]; people: readonly TeamPerson[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const weekday = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <section
      aria-label={t('hr.team.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-[75vh] overflow-auto rounded-lg border bg-card"
    >
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-10 bg-card">
          <tr>
            <th scope="col" className="sticky start-0 z-10 min-w-44 bg-card px-3 text-start font-medium">
              {t('hr.leave.field.employeeId')}
            </th>
            {days.map(({ day, off, name }) => (
              <th
                key={day}
                scope="col"
                title={name || undefined}
                className={classes('min-w-8 py-1.5 text-center text-xs font-normal text-muted-foreground', off && SHADES[off])}
              >
                <span className="sr-only">
                  {formatUtcDay(day, locale)} {name}
                </span>
                <span aria-hidden className="block">
                  {weekday.format(new Date(day))}
                </span>
                <span aria-hidden className="block font-medium text-foreground tabular-nums">
                  {formatNumber(Number(day.slice(8)), locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className="border-t">
              <th scope="row" className="sticky start-0 bg-card px-3 py-2 text-start font-normal">
                <Link to={employeePath(person.id)} className="block max-w-44 truncate underline-offset-4 hover:underline">
                  <bdi>{person.name}</bdi>
                </Link>
              </th>
              {days.map(({ day, off }) => (
                <td key={day} className={classes('h-10 border-s p-0.5', off && SHADES[off])}>
                  <span className="flex h-full">
                    {person.away
                      .filter((away) => away.day === day)
                      .map((away) => (
                        <AwayMark key={away.requestId} away={away} />
                      ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The morning is at the start of the day, the afternoon at its end. */
function AwayMark({ away: { requestId, type, status, morning, afternoon } }: { away: Away }) {
  const { t } = useTranslation()
  const label = `${t(`hr.leave.type.${type}`)}, ${t(`hr.leave.status.${status}`)}`
  return (
    <Link
      to={leavePath(requestId)}
      title={label}
      className={classes(
        'block h-full min-h-8 rounded-sm',
        morning && afternoon ? 'w-full' : 'w-1/2',
        !morning && 'ms-auto',
        status === 'Approved' ? 'bg-primary' : 'border-2 border-dashed border-primary',
      )}
    >
      <span className="sr-only">{label}</span>
    </Link>
  )
}
