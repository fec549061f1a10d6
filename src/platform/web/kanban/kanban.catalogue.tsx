import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Specimen } from '../catalogue/specimen.tsx'
import { Price } from '../money.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { FailedNotice } from '../ui/notice.tsx'
import { applyMove, type BoardColumn, type Move } from './board.ts'
import { Kanban } from './kanban.tsx'
import { KanbanSkeleton } from './kanban-skeleton.tsx'

type Deal = { id: string; name: string; company: string; owner: string; amountMinor: number }

const deal = (id: string, name: string, company: string, owner: string, amountMinor: number): Deal => ({
  id,
  name,
  company,
  owner,
  amountMinor,
})

const COLUMNS: BoardColumn<Deal>[] = [
  {
    id: 'new',
    title: 'New',
    tone: 'neutral',
    sum: '$7,900',
    cards: [
      deal('1', 'Tableware for the café', 'Café Andino', 'amira', 240_000),
      deal('2', 'Wedding favours, 180 pieces', 'Lucía & Mateo', 'bruno', 190_000),
      deal('3', 'كؤوس للمطعم', 'مطعم الياسمين', 'chen', 360_000),
    ],
  },
  {
    id: 'offer',
    title: 'Offer sent',
    tone: 'accent',
    sum: '$12,400',
    limit: 2,
    cards: [
      deal('4', 'Lobby vases', 'Hotel Mirador', 'amira', 820_000),
      deal('5', 'Corporate gifts', 'Northwind Trading', 'bruno', 310_000),
      deal('6', 'Restock autumn', 'Green Corner', 'amira', 110_000),
    ],
  },
  { id: 'negotiation', title: 'Negotiation', tone: 'warning', sum: '$0', cards: [] },
  {
    id: 'won',
    title: 'Won',
    tone: 'success',
    count: 41,
    sum: '$96,300',
    cards: [deal('7', 'Spring collection', 'Casa Verde', 'chen', 450_000)],
  },
  { id: 'lost', title: 'Lost', tone: 'destructive', folded: true, cards: [deal('8', 'Outdoor planters', 'Parque Sur', 'amira', 95_000)] },
]

const nameOf = ({ name }: Deal) => name

function draw({ name, company, owner, amountMinor }: Deal) {
  return (
    <>
      <p className="font-medium">
        <a href="#content" className="hover:underline">
          <bdi>{name}</bdi>
        </a>
      </p>
      <p className="text-xs text-muted-foreground">
        <bdi>{company}</bdi>
      </p>
      <p className="mt-2 flex items-center justify-between text-xs">
        <Price money={{ amountMinor, currency: 'USD' }} plain />
        <Avatar name={owner} size="xs" />
      </p>
    </>
  )
}

function Board({ fails = false }: { fails?: boolean }) {
  const [columns, setColumns] = useState<readonly BoardColumn<Deal>[]>(COLUMNS)
  async function move(made: Move<Deal>) {
    if (fails) throw new TypeError('No answer.')
    setColumns((before) => applyMove(before, made))
  }
  return (
    <div className="h-[30rem]">
      <Kanban
        label="Pipeline"
        columns={columns}
        nameOf={nameOf}
        draw={draw}
        onMove={move}
        onAdd={() => undefined}
        onMore={() => undefined}
        refuses={(card, to) => (to === 'won' && card.amountMinor < 150_000 ? 'Only deals with an accepted offer can be won.' : null)}
        words="platform"
      />
    </div>
  )
}

export default function Boards() {
  const { t } = useTranslation()
  return (
    <>
      <Specimen
        title="A pipeline"
        note="Drag with the mouse, long-press with a finger, or focus the handle: Space lifts, arrow keys move, Escape cancels. “Offer sent” is over its limit, “Lost” is collapsed; “Won” rejects small deals."
      >
        <Board />
      </Specimen>
      <Specimen title="The server rejects" note="The card moves at once, moves back, and a toast says why.">
        <Board fails />
      </Specimen>
      <Specimen title="Loading">
        <div className="h-80">
          <KanbanSkeleton />
        </div>
      </Specimen>
      <Specimen title="Failed">
        <FailedNotice text={t('platform.failure.NETWORK')} onRetry={() => undefined} />
      </Specimen>
    </>
  )
}
