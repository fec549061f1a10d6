import { Download, Hammer, HandHelping, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { ProductKind } from '../contract.ts'

const ICONS: Record<Exclude<ProductKind, 'goods'>, LucideIcon> = { digital: Download, service: HandHelping, madeToOrder: Hammer }

/** How the product reaches the shopper; nothing for goods. Keys: catalog.kind.* */
export function KindNote({
  of: { kind, leadDays },
  className,
}: {
  of: { kind: ProductKind; leadDays: number | null }
  className?: string
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (kind === 'goods') return null
  const Icon = ICONS[kind]
  const count = leadDays ?? 0
  return (
    <p className={classes('flex items-start gap-1.5 text-xs text-muted-foreground', className)}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {kind === 'madeToOrder' ? t('catalog.kind.madeToOrder', { count, shown: formatNumber(count, locale) }) : t(`catalog.kind.${kind}`)}
    </p>
  )
}
