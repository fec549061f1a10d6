/** The page of one record: its title, state and actions on top; details and related sections below. */
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { NeighborLinks } from './neighbors.tsx'

type Props = {
  title: string
  /** 2 where the frame of the area shows its own title above. */
  level?: 1 | 2
  /** The list page of such records. */
  list: { label: string; path: string }
  /** The record's own address, which finds its neighbors in the list. */
  path: string
  picture?: ReactNode
  /** Badges with the record's state. */
  badges?: ReactNode
  /** Actions, the most likely next step first. */
  actions?: ReactNode
  /** Sticky next to the content on wide screens; below the details on a phone. */
  aside?: ReactNode
  children: ReactNode
}

export function RecordPage({ title, level = 1, list, path, picture, badges, actions, aside, children }: Props) {
  const Title = `h${level}` as const
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Breadcrumbs crumbs={[{ label: list.label, to: list.path }, { label: title }]} />
        <NeighborLinks path={path} />
      </div>
      <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-4">
        {picture}
        <div className="min-w-0 grow basis-56">
          <Title className="text-lg leading-snug font-bold wrap-anywhere">
            <bdi>{title}</bdi>
          </Title>
          {badges && <div className="mt-1.5 flex flex-wrap gap-2">{badges}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className={aside ? 'mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'mt-6'}>
        <div className="min-w-0 space-y-6">{children}</div>
        {aside && <aside className="space-y-6 lg:sticky lg:top-20">{aside}</aside>}
      </div>
    </>
  )
}
