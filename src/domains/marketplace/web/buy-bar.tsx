import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { Price } from '#platform/web/money.tsx'

type Props = {
  /** The buttons that the bar stands for. */
  of: RefObject<HTMLElement | null>
  price: MoneyView
  /** The chosen variant. */
  label: string
  name: string
  children: ReactNode
}

/**
 * Price and button at the lower edge of a phone while the buttons of the product are out of sight. It is the last thing on the page, outside of
 * its content; the page ends above it, and toasts are shown above it.
 */
export default function BuyBar({ of, price, label, name, children }: Props) {
  const { t } = useTranslation()
  const needed = useOutOfSight(of)
  if (!needed) return null
  return createPortal(
    <section
      aria-label={t('marketplace.product.buyBar', { name })}
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-background/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
    >
      <div className="page flex min-h-18 items-center gap-4">
        <p className="min-w-0 grow">
          <span className="block font-semibold">
            <Price money={price} />
          </span>
          <span className="block truncate text-xs text-muted-foreground">{label || name}</span>
        </p>
        <div className="flex shrink-0">{children}</div>
      </div>
    </section>,
    document.body,
  )
}

function useOutOfSight(of: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!of.current) return
    // Behind the header or the bar itself they are out of sight too.
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), { rootMargin: '-64px 0px -72px 0px' })
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return out
}
