import { useQuery } from '@tanstack/react-query'
import { Minus, Network, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import type { ChartPerson } from '../contract.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { foldToFit, layoutChart } from './chart-layout.ts'
import { ChartList } from './chart-list.tsx'
import { chartQuery } from './queries.ts'
import { SaveChart } from './save-chart.tsx'

const ZOOMS = [0.4, 0.55, 0.7, 0.85, 1, 1.25, 1.5]
/** A chart opens with at most five columns; the others are one press away. */
const OPENS_WITH = 5 * 224
const [LEAST, MOST] = [Math.min(...ZOOMS), Math.max(...ZOOMS)]

export default function OrgChart({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(chartQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('hr.chart.failed')} onRetry={() => void refetch()} />
  if (!data) return <SectionLoading />
  if (data.people.length === 0) return <Notice icon={Network} title={t('hr.chart.none')} text={t('hr.chart.noneText')} />
  return (
    <>
      {!data.complete && <p className="mb-4">{t('hr.chart.incomplete', { count: data.people.length })}</p>}
      <Chart people={data.people} />
    </>
  )
}

function Chart({ people }: { people: readonly ChartPerson[] }) {
  const { t } = useTranslation()
  const [view, setView] = useState<'drawing' | 'list'>('drawing')
  const [folded, setFolded] = useState(() => foldToFit(people, OPENS_WITH))
  const [zoom, setZoom] = useState(1)
  const [q, setQ] = useState('')
  const layout = useMemo(() => layoutChart(people, folded), [people, folded])
  const everybody = useMemo(() => layoutChart(people, new Set()), [people])
  const word = q.trim().toLocaleLowerCase()
  const found = word ? people.find(({ name, position }) => `${name} ${position}`.toLocaleLowerCase().includes(word)) : undefined

  function search(text: string) {
    setQ(text)
    // A folded branch could hide the person.
    if (text.trim()) setFolded(new Set())
  }

  function toggle(id: string) {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          type="search"
          dir="auto"
          label={t('hr.chart.search')}
          value={q}
          onChange={({ target }) => search(target.value)}
          className="grow basis-60"
        />
        <Segmented
          label={t('hr.chart.view')}
          value={view}
          onChange={setView}
          choices={[
            { value: 'drawing', label: t('hr.chart.drawing') },
            { value: 'list', label: t('hr.chart.list') },
          ]}
        />
        {view === 'drawing' && (
          <div className="flex flex-wrap gap-2">
            <SaveChart layout={layout} />
            <Button
              look="secondary"
              aria-label={t('hr.chart.zoomOut')}
              disabled={zoom <= LEAST}
              onClick={() => setZoom(ZOOMS.findLast((step) => step < zoom) ?? LEAST)}
            >
              <Minus aria-hidden className="size-4" />
            </Button>
            <Button
              look="secondary"
              aria-label={t('hr.chart.zoomIn')}
              disabled={zoom >= MOST}
              onClick={() => setZoom(ZOOMS.find((step) => step > zoom) ?? MOST)}
            >
              <Plus aria-hidden className="size-4" />
            </Button>
          </div>
        )}
      </div>
      <p role="status" className="text-muted-foreground empty:hidden">
        {word && !found && t('hr.chart.notFound')}
      </p>
      {view === 'drawing' ? (
        <ChartDrawing
          layout={layout}
          zoom={{ value: zoom, least: LEAST, most: MOST, onChange: setZoom }}
          folded={folded}
          onToggle={toggle}
          foundId={found?.id}
        />
      ) : (
        <ChartList places={everybody.places} foundId={found?.id} />
      )}
    </div>
  )
}
