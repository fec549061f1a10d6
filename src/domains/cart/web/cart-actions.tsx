import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartLine } from '../contract.ts'
import { useClearCart, useRestore } from './changes.ts'

/** The checkout button; disabled, with the reason, while a line cannot be ordered. */
export function GoToCheckout({ lines, onGo, className = '' }: { lines: readonly CartLine[]; onGo?: () => void; className?: string }) {
  const { t } = useTranslation()
  const blocked = lines.some(({ notice }) => notice !== null)
  if (!blocked) {
    return (
      <ButtonLink to="/checkout" size="lg" className={`w-full ${className}`} {...(onGo && { onClick: onGo })}>
        {t('cart.checkout')}
      </ButtonLink>
    )
  }
  return (
    <div className={className}>
      <p className="mb-3 text-xs font-medium text-destructive">{t('cart.blocked')}</p>
      <Button size="lg" disabled className="w-full">
        {t('cart.checkout')}
      </Button>
    </div>
  )
}

export function ClearCart({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const clear = useClearCart()
  const restore = useRestore()
  const lineIds = lines.map(({ id }) => id)
  const action = { label: t('platform.undo'), run: () => restore.send({ lineIds }) }
  return (
    <div className="flex justify-end border-t py-2">
      <Button
        look="quiet"
        className="text-muted-foreground"
        busy={clear.isPending}
        onClick={() => clear.send(undefined, () => toast({ title: t('cart.cleared'), action }))}
      >
        {t('cart.clear')}
      </Button>
    </div>
  )
}
