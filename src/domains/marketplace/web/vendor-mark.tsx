import { VendorLogo } from '#domains/vendors/web/index.ts'
import type { ImageView } from '#platform/shared/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'

const TONES = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5']

type Props = { name: string; logo?: ImageView | null /** Of the logo. */; size?: 'md' | 'lg' | 'xl'; className?: string }

/** The vendor's logo; without one its first letter in a stable color. */
export function VendorMark({ name, logo = null, size = 'lg', className = 'size-12' }: Props) {
  if (logo) return <VendorLogo name={name} logo={logo} size={size} />
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
