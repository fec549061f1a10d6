import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CommentThread } from '#domains/comments/web/index.ts'
import { WrittenText } from '#domains/network/web/index.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { EventView } from '../../contract.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { ComingPeople } from './coming-people.tsx'
import { EventActions } from './event-actions.tsx'
import { DayLeaf } from './event-card.tsx'
import { EventFacts, EventState } from './event-facts.tsx'

export default function OpenEvent({ event, onDeleted }: { event: EventView; onDeleted: () => void }) {
  const { t } = useTranslation()
  const { id, groupId, title, description, moderates, mayAnswer, isOver, isCancelled } = event
  return (
    <>
      <header className="mt-4 flex items-start gap-4 sm:gap-5">
        <DayLeaf event={event} />
        <div className="min-w-0 grow">
          <h1 dir="auto" className="text-xl leading-tight font-bold tracking-tight wrap-anywhere">
            {title}
          </h1>
          <div className="mt-2">
            <EventState event={event} />
          </div>
        </div>
        {moderates && <EventActions event={event} onDeleted={onDeleted} />}
      </header>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          <Panel title={t('groups.events.details')}>
            <EventFacts event={event} />
            {description && (
              <div className="mt-5 max-w-prose">
                <WrittenText text={description} mentions={[]} />
              </div>
            )}
            <div className="mt-5 flex flex-wrap items-center gap-3">
              <AnswerButtons event={event} />
              {!isCancelled && (
                <a href={`/groups/${groupId}/events/${id}.ics`} download className={buttonClasses('secondary')}>
                  <CalendarPlus aria-hidden className="size-4" />
                  {t('groups.calendar.download')}
                </a>
              )}
              {!mayAnswer && !isOver && !isCancelled && <p className="text-muted-foreground">{t('groups.events.joinFirst')}</p>}
            </div>
          </Panel>
          <CommentThread record={{ type: 'event', id }} />
        </div>
        <ComingPeople eventId={id} />
      </div>
    </>
  )
}
