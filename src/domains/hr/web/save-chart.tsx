import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { saveFile } from '#platform/web/files/save-file.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ChartLayout } from './chart-layout.ts'
import { toPng, toSvg } from './chart-picture.ts'

/** Saves the chart as it is shown, with its folded branches. */
export function SaveChart({ layout }: { layout: ChartLayout }) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const [busy, setBusy] = useState(false)
  const draw = () => toSvg(layout, direction, getComputedStyle(document.body).fontFamily)

  async function savePng() {
    setBusy(true)
    try {
      saveFile('org-chart.png', await toPng(draw()))
    } catch {
      toast({ title: t('hr.chart.pictureFailed'), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex gap-2">
      <Button
        look="secondary"
        aria-label={t('hr.chart.saveAs', { kind: 'SVG' })}
        onClick={() => saveFile('org-chart.svg', draw(), 'image/svg+xml')}
      >
        <Download aria-hidden className="size-4" />
        SVG
      </Button>
      <Button look="secondary" aria-label={t('hr.chart.saveAs', { kind: 'PNG' })} busy={busy} onClick={() => void savePng()}>
        <Download aria-hidden className="size-4" />
        PNG
      </Button>
    </div>
  )
}
