import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { useWish } from './use-wish.ts'

export type WishButtonProps = {
  productId: string
  name: string
  /** `overlay` sits on a picture, `button` beside other buttons. */
  look?: 'overlay' | 'button'
  className?: string
}

/** The heart button: adds a product to the wishlist or removes it. */
export default function WishButton({ productId, name, look = 'overlay', className = '' }: WishButtonProps) {
  const { t } = useTranslation()
  const { wished, toggle } = useWish(productId)
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={t('marketplace.wish.toggle', { name })}
      title={wished ? t('marketplace.wish.remove') : t('marketplace.wish.add')}
      onClick={toggle}
      className={
        look === 'button'
          ? buttonClasses('secondary', 'lg', classes('size-13 shrink-0 px-0', className))
          : classes('inline-flex size-11 items-center justify-center', className)
      }
    >
      <span
        className={
          look === 'overlay'
            ? 'inline-flex size-9 items-center justify-center rounded-full bg-background/90 text-foreground shadow-sm transition hover:scale-105'
            : 'inline-flex'
        }
      >
        <Heart aria-hidden className={classes('size-5', wished && 'fill-destructive text-destructive')} strokeWidth={1.75} />
      </span>
    </button>
  )
}
