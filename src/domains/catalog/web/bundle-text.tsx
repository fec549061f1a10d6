import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { bundleText } from '../contract/bundle-words.ts'
import type { BundlePart } from '../contract.ts'

type Props = { parts: readonly BundlePart[]; quantity: number }

/** The parts of one bundle; of several it says so. */
export function BundleText({ parts, quantity }: Props) {
  const { t } = useTranslation()
  const text = { parts: bundleText(parts, useLocale()) }
  return (
    <p className="text-xs text-muted-foreground">
      {quantity > 1 ? t('catalog.bundle.eachContains', text) : t('catalog.bundle.contains', text)}
    </p>
  )
}
