import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { bundleText } from '../contract/bundle-text.ts'
import type { BundlePart } from '../contract.ts'

type Props = { parts: readonly BundlePart[]; quantity: number; className?: string | undefined }

/** The parts of one bundle; of several it says so. */
export default function BundleText({ parts, quantity, className }: Props) {
  const { t } = useTranslation()
  const text = { parts: bundleText(parts, useLocale()) }
  return (
    <p className={classes('text-xs text-muted-foreground', className)}>
      {quantity > 1 ? t('catalog.bundle.eachContains', text) : t('catalog.bundle.contains', text)}
    </p>
  )
}
