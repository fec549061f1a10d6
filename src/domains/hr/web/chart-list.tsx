import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import type { Place } from './chart-layout.ts'
import { employeePath } from './paths.ts'

const STEP_REM = 1.25
/** Deeper levels aren't moved further, so that names stay readable on a phone. */
const MAX_STEPS = 8

/** The same people from top to bottom, each with their manager. */
export function ChartList({ places, foundId }: { places: readonly Place[]; foundId: string | undefined }) {
  const { t } = useTranslation()
  const names = new Map(places.map(({ person }) => [person.id, person.name]))
  return (
    <ul className="divide-y rounded-lg border bg-card">
      {places.map(({ person: { id, name, position, managerId }, depth }) => (
        <li key={id} className={classes('px-4 py-2.5', id === foundId && 'bg-muted')}>
          <div style={{ paddingInlineStart: `${Math.min(depth, MAX_STEPS) * STEP_REM}rem` }}>
            <Link to={employeePath(id)} className="font-medium underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <p className="text-sm text-muted-foreground">
              <bdi>{position}</bdi>
              {position && ' · '}
              {managerId ? t('hr.chart.reportsTo', { name: names.get(managerId) }) : t('hr.employees.noManager')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
