/** The sections of an area beside its content, or above it as a scrolling strip where there is little room. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'

export type SectionLink = {
  to: string
  label: string
  icon: ReactNode
  /** The heading above it and those that follow with the same one. */
  group?: string
  /** The number of open tasks; zero shows nothing. It arrives later than the link and must not move the other links. */
  count?: number
  /** Called when the link is about to be used. */
  preload?(): void
}

type Props = { label: string; links: readonly SectionLink[]; current: string; children: ReactNode }

export function SectionLayout({ label, links, current, children }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLAnchorElement>(`a[href$="${CSS.escape(current)}"]`)
    if (strip.current && link) scrollIntoStrip(strip.current, link)
  }, [current])
  return (
    <div className="@container mt-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 @4xl:grid-cols-[12.5rem_minmax(0,1fr)]">
        <nav
          aria-label={label}
          className="@max-4xl:-mx-4 @max-4xl:border-b @4xl:sticky @4xl:top-20 @4xl:max-h-[calc(100dvh-6rem)] @4xl:self-start @4xl:overflow-y-auto md:@max-4xl:-mx-8"
        >
          <div
            ref={strip}
            className="flex gap-1 @max-4xl:scrollbar-none @max-4xl:overflow-x-auto @max-4xl:px-4 @max-4xl:pb-2 @4xl:flex-col md:@max-4xl:px-8"
          >
            {[...Map.groupBy(links, ({ group }) => group)].map(([group, own]) => (
              <div key={group ?? ''} className="shrink-0">
                {group && (
                  <p id={`${id}${group}`} className="px-3 pt-3 pb-1 text-xs font-semibold text-muted-foreground @max-4xl:hidden">
                    {group}
                  </p>
                )}
                <ul aria-labelledby={group && `${id}${group}`} className="flex gap-1 @4xl:flex-col">
                  {own.map((link) => (
                    <Section key={link.to} {...link} isCurrent={link.to === current} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

function Section({ to, label, icon, count = 0, preload, isCurrent }: SectionLink & { isCurrent: boolean }) {
  const locale = useLocale()
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        className="relative flex min-h-11 items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap text-muted-foreground transition hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:text-foreground @4xl:min-h-10"
      >
        {icon}
        {label}
        {count > 0 && (
          <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-primary-foreground tabular-nums @max-4xl:absolute @max-4xl:start-6 @max-4xl:top-0.5 @max-4xl:px-1.5 @max-4xl:py-0 @4xl:ms-auto">
            {formatNumber(count, locale)}
          </span>
        )}
      </Link>
    </li>
  )
}

/** Scrolls the strip only: `scrollIntoView` would also move the page. */
function scrollIntoStrip(strip: HTMLElement, link: HTMLElement): void {
  if (strip.scrollWidth <= strip.clientWidth) return
  const inside = link.getBoundingClientRect()
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
