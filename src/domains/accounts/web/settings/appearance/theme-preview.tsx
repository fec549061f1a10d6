import type { Pair, Palette } from '#platform/shared/theme.ts'

/** A miniature screen in another palette. */
export function ThemePreview({ palette }: { palette: Palette }) {
  return (
    <span data-theme={palette} className="flex h-24 gap-2 bg-background p-2.5 forced-color-adjust-none">
      <span className="flex w-1/4 flex-col gap-1.5 rounded-sm border bg-card p-1.5">
        <span className="h-1.5 w-3/4 rounded-full bg-primary" />
        <span className="h-2 rounded-[2px] bg-accent" />
        <span className="h-1.5 w-2/3 rounded-full bg-muted" />
        <span className="h-1.5 w-5/6 rounded-full bg-muted" />
      </span>
      <span className="flex grow flex-col gap-1.5">
        <span className="flex items-center justify-between gap-2">
          <span className="h-2 w-1/2 rounded-full bg-foreground" />
          <span className="h-3 w-1/4 rounded-[3px] bg-primary" />
        </span>
        <span className="h-1.5 w-3/4 rounded-full bg-muted-foreground" />
        <span className="flex grow items-end gap-1.5 rounded-sm border bg-card p-1.5">
          <span className="h-2/5 grow rounded-[2px] bg-chart-1" />
          <span className="h-3/5 grow rounded-[2px] bg-chart-2" />
          <span className="h-full grow rounded-[2px] bg-chart-3" />
          <span className="h-1/2 grow rounded-[2px] bg-chart-4" />
          <span className="h-4/5 grow rounded-[2px] bg-chart-5" />
        </span>
      </span>
    </span>
  )
}

/** A preview split into light and dark, for the mode “system”. */
export function LightAndDarkPreview({ pair }: { pair: Pair }) {
  return (
    <span className="relative block">
      <ThemePreview palette={`${pair}-light`} />
      <span className="absolute inset-0 [clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]">
        <ThemePreview palette={`${pair}-dark`} />
      </span>
    </span>
  )
}
