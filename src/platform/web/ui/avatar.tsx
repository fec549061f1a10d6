import { useState } from 'react'
import { avatarPath } from '#platform/shared/avatar-path.ts'
import type { ImageView } from '#platform/shared/contract.ts'
import { classes } from './classes.ts'
import { firstLetter } from './first-letter.ts'

const SIZES = {
  xs: { pixels: 24, look: 'size-6 text-xs' },
  sm: { pixels: 32, look: 'size-8 text-xs' },
  md: { pixels: 40, look: 'size-10 text-sm' },
  lg: { pixels: 64, look: 'size-16 text-lg' },
  xl: { pixels: 112, look: 'size-28 text-xl' },
}

type Props = {
  /** The username, from which the fallback image and letter are made. */
  name: string
  /** An uploaded image in several widths, or an address. */
  picture?: ImageView | string | null
  size?: keyof typeof SIZES
  className?: string
}

/**
 * The avatar of a person: their image, else one generated from the username, else its first letter (spec §2). Hidden from screen readers:
 * the name is next to it, or the parent has a label.
 */
export function Avatar({ name, picture = null, size = 'md', className = '' }: Props) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const { pixels, look } = SIZES[size]
  const source = avatarSources(picture, name).find(({ src }) => !failed.includes(src))
  const fail = (src: string) => setFailed((known) => (known.includes(src) ? known : [...known, src]))
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-muted font-semibold text-muted-foreground',
        look,
        className,
      )}
    >
      {source ? (
        <img
          key={source.src}
          {...source}
          // An image can fail before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) fail(source.src)
          }}
          onError={() => fail(source.src)}
          sizes={`${pixels}px`}
          width={pixels}
          height={pixels}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
        />
      ) : (
        firstLetter(name)
      )}
    </span>
  )
}

type Source = { src: string; srcSet?: string }

/** The image sources, best first. */
export function avatarSources(picture: ImageView | string | null, name: string): Source[] {
  const generated = { src: avatarPath(name) }
  if (picture === null) return [generated]
  if (typeof picture === 'string') return [{ src: picture }, generated]
  const src = picture.sources.at(-1)?.url
  const srcSet = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return src === undefined ? [generated] : [{ src, srcSet }, generated]
}
