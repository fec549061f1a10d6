import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'
import { COLORS, type ColorName } from '../colors.ts'

function isColorName(key: string): key is ColorName {
  return Object.hasOwn(COLORS, key)
}

/** Translates a known color; a vendor's own color name is shown as typed. Keys: catalog.color.* */
export function useColorName(): (key: string) => string {
  const { t } = useTranslation()
  return (key) => t(`catalog.color.${key}`, { defaultValue: key })
}

export function Swatch({ color, className }: { color: string; className?: string }) {
  const fill = isColorName(color) ? COLORS[color] : 'var(--muted)'
  return (
    <span
      aria-hidden
      className={classes('inline-block shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(128_118_108/0.55)]', className)}
      style={{ backgroundColor: fill, forcedColorAdjust: 'none' }}
    />
  )
}
