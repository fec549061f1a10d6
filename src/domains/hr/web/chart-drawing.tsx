import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { CARD, type ChartLayout, type Place } from './chart-layout.ts'
import { employeePath } from './paths.ts'
import { usePinch } from './use-pinch.ts'

type Props = {
  layout: ChartLayout
  zoom: { value: number; least: number; most: number; onChange: (zoom: number) => void }
  folded: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Scrolled into the middle. */
  foundId: string | undefined
}

/** The chart in a box that scrolls by wheel, finger and arrow keys. Lines and cards begin at the start of the line, so Arabic is mirrored. */
export function ChartDrawing({ layout: { places, width, height }, zoom: zooming, folded, onToggle, foundId }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const { value: zoom } = zooming
  const pinch = usePinch(zooming)
  // A wide chart opens at its first root; the distance is relative, so it is right in Arabic too.
  useEffect(() => {
    const [frame, root] = [box.current, box.current?.querySelector('[data-root]')]
    if (!frame || !root) return
    const [outer, inner] = [frame.getBoundingClientRect(), root.getBoundingClientRect()]
    frame.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [])
  useEffect(() => {
    if (foundId) box.current?.querySelector(`[data-person="${foundId}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [foundId])
  return (
    <section
      ref={box}
      aria-label={t('hr.chart.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      {...pinch}
      className="max-h-[70vh] min-h-80 touch-pan-x touch-pan-y overflow-auto rounded-lg border bg-card p-6"
    >
      <div className="mx-auto" style={{ width: width * zoom, height: height * zoom }}>
        <div className="relative origin-top-left rtl:origin-top-right" style={{ width, height, transform: `scale(${zoom})` }}>
          <svg aria-hidden="true" width={width} height={height} className="absolute inset-0 text-muted-foreground rtl:-scale-x-100">
            {places.map(
              ({ person, parent, x, y }) => parent && <path key={person.id} d={line(parent, { x, y })} fill="none" stroke="currentColor" />,
            )}
          </svg>
          {places.map((place) => (
            <Card
              key={place.person.id}
              place={place}
              isFolded={folded.has(place.person.id)}
              isFound={place.person.id === foundId}
              onToggle={onToggle}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** From the middle of a card's lower edge to the middle of another's upper edge. */
function line(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [half, bottom] = [CARD.width / 2, from.y + CARD.height]
  return `M${from.x + half},${bottom}V${(bottom + to.y) / 2}H${to.x + half}V${to.y}`
}

type CardProps = { place: Place; isFolded: boolean; isFound: boolean; onToggle: (id: string) => void }

function Card({ place: { person, x, y, depth, reports }, isFolded, isFound, onToggle }: CardProps) {
  const { t } = useTranslation()
  const Chevron = isFolded ? ChevronRight : ChevronDown
  return (
    <div
      data-person={person.id}
      data-root={depth === 0 || undefined}
      className={classes('absolute flex items-center rounded-md border bg-background ps-3', isFound && 'outline-2 outline-ring')}
      style={{ insetInlineStart: x, top: y, ...CARD }}
    >
      <div className="min-w-0 grow pe-2">
        <Link to={employeePath(person.id)} className="block truncate font-medium underline-offset-4 hover:underline">
          <bdi>{person.name}</bdi>
        </Link>
        <p className="truncate text-xs text-muted-foreground">
          <bdi>{person.position || person.department}</bdi>
        </p>
      </div>
      {reports > 0 && (
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={t('hr.chart.reportsOf', { name: person.name })}
          onClick={() => onToggle(person.id)}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-muted"
        >
          <Chevron aria-hidden className="size-4 rtl:-scale-x-100" />
        </button>
      )}
    </div>
  )
}
