import { classes } from '#platform/web/ui/classes.ts'

const TONES = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']

/** The placeholder of a vendor without a picture: its first letter in a stable color. */
export function VendorMark({ name, className = 'size-12' }: { name: string; className?: string }) {
  const tone = TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length]
  return (
    <span
      aria-hidden
      className={classes('flex shrink-0 items-center justify-center rounded-full text-lg font-bold text-background', tone, className)}
    >
      {[...name][0]}
    </span>
  )
}
