import type { ImageView } from '#platform/shared/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { firstLetter } from '#platform/web/ui/first-letter.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const SIZES = { md: 'size-9 rounded-md text-base', lg: 'size-12 rounded-md text-lg', xl: 'size-16 rounded-lg text-xl' } as const
const WIDTHS = { md: '2.25rem', lg: '3rem', xl: '4rem' } as const

type Props = { name: string; logo: ImageView | null; size?: keyof typeof SIZES }

/** A shop's logo, or its first letter. Decorative: the name is shown next to it. */
export function VendorLogo({ name, logo, size = 'md' }: Props) {
  const look = classes('shrink-0', SIZES[size])
  if (logo) return <Picture image={logo} sizes={WIDTHS[size]} alt="" className={classes(look, 'object-cover')} />
  return (
    <span aria-hidden className={classes(look, 'grid place-items-center bg-accent font-bold text-accent-foreground')}>
      {firstLetter(name)}
    </span>
  )
}
