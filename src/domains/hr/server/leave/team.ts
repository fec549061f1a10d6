import type { WorkspaceContext } from '#platform/server/services.ts'
import { MAX_TEAM } from '../../contract/leave-limits.ts'
import type { TeamDay, TeamPerson } from '../../contract.ts'
import { loadCalendar } from '../calendar/calendar.sql.ts'
import { daysBetween, isWorkingDay } from '../calendar/working-days.rules.ts'
import { loadAway, loadDepartments, loadTeam } from './team.sql.ts'

type Team = { days: TeamDay[]; people: TeamPerson[]; departments: string[]; complete: boolean }

export async function loadTeamCalendar(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { month, department }: { month: string; department?: string | undefined },
): Promise<Team> {
  const span = { workspaceId, from: `${month}-01`, until: lastDayOf(month) }
  const [calendar, found, departments] = await Promise.all([
    loadCalendar(db, workspaceId, span.from, span.until),
    loadTeam(db, span, department, MAX_TEAM + 1),
    loadDepartments(db, workspaceId),
  ])
  const team = found.slice(0, MAX_TEAM)
  const away = Map.groupBy(
    await loadAway(
      db,
      span,
      team.map(({ id }) => id),
    ),
    ({ employeeId }) => employeeId,
  )
  return {
    days: daysBetween(span.from, span.until).map((day) => {
      const name = calendar.holidays.get(day)
      const off = name === undefined ? (isWorkingDay(calendar, day) ? null : 'weekend') : 'holiday'
      return { day, off, name: name ?? '' }
    }),
    people: team.map((person) => ({ ...person, away: (away.get(person.id) ?? []).map(({ employeeId: _, ...day }) => day) })),
    departments,
    complete: found.length <= MAX_TEAM,
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
