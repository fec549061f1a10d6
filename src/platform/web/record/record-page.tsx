/** The page of one thing: what it is called, how it stands and what can be done above; facts and what belongs to it below. */
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Neighbours } from './neighbours.tsx'

type Props = {
  title: string
  /** Where lists of such things are. */
  list: { label: string; path: string }
  /** Its own address: by it the next one of the list is found. */
  path: string
  picture?: ReactNode
  /** Its state. */
  badges?: ReactNode
  /** What can be done with it, the next step first. */
  actions?: ReactNode
  /** Stays in sight beside the rest where there is room; on a phone it follows the facts. */
  aside?: ReactNode
  children: ReactNode
}

export function RecordPage({ title, list, path, picture, badges, actions, aside, children }: Props) {
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Breadcrumbs crumbs={[{ label: list.label, to: list.path }, { label: title }]} />
        <Neighbours path={path} />
      </div>
      <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-4">
        {picture}
        <div className="min-w-0 grow basis-56">
          <h2 className="text-lg leading-snug font-bold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
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
