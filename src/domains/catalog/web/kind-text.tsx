import { Download, Hammer, HandHelping, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { ProductKind } from '../contract.ts'

const ICONS: Record<Exclude<ProductKind, 'goods'>, LucideIcon> = { digital: Download, service: HandHelping, madeToOrder: Hammer }

export type KindTextProps = { kind: Exclude<ProductKind, 'goods'>; leadDays: number | null; className?: string | undefined }

/** How a product that isn't goods reaches the shopper. Keys: catalog.kind.* */
export default function KindText({ kind, leadDays, className }: KindTextProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const Icon = ICONS[kind]
  const count = leadDays ?? 0
  return (
    <p className={classes('flex items-start gap-1.5 text-xs text-muted-foreground', className)}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {kind === 'madeToOrder' ? t('catalog.kind.madeToOrder', { count, shown: formatNumber(count, locale) }) : t(`catalog.kind.${kind}`)}
    </p>
  )
}
