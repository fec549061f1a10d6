import { CreditCard, PackageCheck, StickyNote, Truck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { ORDERS } from '../catalogue/orders.ts'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Composer } from './composer.tsx'
import { EditableRecordDetail, RecordDetail, RecordDetails } from './record-details.tsx'
import { RecordPage } from './record-page.tsx'
import { RecordTabs } from './tabs.tsx'
import { Timeline, type TimelineEntry } from './timeline.tsx'

export default function Records() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const language = useLanguage()
  const { shop, person, product, field, hint, long, states, areas, note, orders, customer, city, units, send, wrote, packed } = useSample()
  const [name, setName] = useState(shop)
  const [notes, setNotes] = useState<TimelineEntry[]>([])
  const order = ORDERS.find(({ id }) => id === search.get('order')) ?? ORDERS[0]
  const happened: TimelineEntry[] = [
    { id: 'note', icon: StickyNote, at: '2026-10-20T16:00:00Z', actor: person, text: wrote, body: note },
    { id: 'sent', icon: Truck, at: '2026-10-20T09:30:00Z', actor: person, text: states[2] },
    { id: 'packed', icon: PackageCheck, at: '2026-10-19T15:10:00Z', actor: null, text: `${packed} ${person}` },
    { id: 'paid', icon: CreditCard, at: '2026-10-18T20:00:00Z', actor: null, text: states[1] },
  ]
  const timeline = (entries: readonly TimelineEntry[], part: string) => ({
    key: [language, 'catalogue', part, entries.length],
    page: async () => ({ entries, nextCursor: null }),
  })
  const add = async (body: string) =>
    setNotes([{ id: `note ${notes.length}`, icon: StickyNote, at: new Date().toISOString(), actor: person, text: wrote, body }, ...notes])
  const inTheRecord = (
    <Timeline
      query={timeline([...notes, ...happened], 'timeline')}
      composer={<Composer draft={`catalogue ${order?.id}`} words="platform" onPost={add} />}
    />
  )
  return (
    <>
      <Specimen
        title="A record"
        note="Opened from a row of the data table, it links to the previous and next record; also on the keys [ and ]."
      >
        <RecordPage
          title={`#${order?.number}`}
          list={{ label: orders, path: '/dev/ui/data-table?bare=yes' }}
          path={pathname + query}
          picture={<Avatar name={order?.customer ?? 'amira'} size="lg" />}
          badges={
            <>
              <Badge tone="success">{states[2]}</Badge>
              <Badge>{states[1]}</Badge>
            </>
          }
          actions={
            <>
              <Button look="secondary">{states[3]}</Button>
              <Button>{send}</Button>
            </>
          }
          aside={<Panel title={field} lead={hint} />}
        >
          <RecordDetails label={t('platform.record.details')}>
            <EditableRecordDetail label={field} value={name} words="platform" required save={async (next) => setName(next)} />
            <EditableRecordDetail label={city} value="" words="platform" save={() => Promise.reject(new TypeError('no answer'))} />
            <RecordDetail label={customer}>{order?.customer}</RecordDetail>
            <RecordDetail label={product}>{long}</RecordDetail>
          </RecordDetails>
          <RecordTabs
            tabs={[
              { key: 'timeline', title: t('platform.record.timeline'), content: inTheRecord },
              { key: 'lines', title: areas[1] ?? '', count: 3, content: <p>{long}</p> },
              { key: 'customers', title: areas[2] ?? '', count: 1240, content: <p>{units}</p> },
            ]}
          />
        </RecordPage>
      </Specimen>
      <Specimen title="An empty timeline">
        <Timeline query={timeline([], 'empty timeline')} />
      </Specimen>
      <Specimen title="A timeline that failed to load">
        <Timeline query={{ key: [language, 'catalogue', 'broken timeline'], page: () => Promise.reject(new Error('broken')) }} />
      </Specimen>
    </>
  )
}
