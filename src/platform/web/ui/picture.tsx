import { Image } from 'lucide-react'
import type { ImageView } from '#platform/shared/contract.ts'
import { classes } from './classes.ts'

type Props = {
  image: ImageView | null
  /** The rendered width, as the `sizes` of an image: `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string
  /** Loaded with priority, for images above the fold. */
  eager?: boolean
  /** Empty when the name is next to the image. */
  alt?: string
  className?: string
}

/** An uploaded image in the width that fits; without one, an empty tile of the same size. */
export function Picture({ image, sizes, eager = false, alt, className = '' }: Props) {
  if (!image) {
    return (
      <span aria-hidden className={classes('flex items-center justify-center bg-muted text-muted-foreground', className)}>
        <Image className="size-1/4 max-w-10 opacity-50" strokeWidth={1.25} />
      </span>
    )
  }
  const widest = image.sources.at(-1)
  return (
    <img
      src={widest?.url}
      srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      className={classes('bg-tile object-cover', className)}
    />
  )
}
