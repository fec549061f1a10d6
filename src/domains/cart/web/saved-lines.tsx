import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { nameWithVariant } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartLine } from '../contract.ts'
import { useDropSaved, useMoveToCart, useRestore } from './changes.ts'
import { LineFrame } from './line-frame.tsx'

/** Lines saved for later; they are not bought. */
export function SavedLines({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-base font-semibold">
        {t('cart.saved.title', { count: lines.length, shown: formatNumber(lines.length, locale) })}
      </h2>
      <ul className="mt-1 divide-y">
        {lines.map((line) => (
          <SavedRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function SavedRow({ line }: { line: CartLine }) {
  const { t } = useTranslation()
  const { id } = line
  const name = nameWithVariant(line)
  const moveBack = useMoveToCart()
  const drop = useDropSaved()
  const restore = useRestore()
  const action = { label: t('platform.undo'), run: () => restore.send({ lineIds: [id], place: 'saved' }) }
  const canBeHad = line.notice !== 'gone' && line.left !== 0
  return (
    <LineFrame line={line}>
      {canBeHad && (
        <Button
          look="secondary"
          size="sm"
          busy={moveBack.isPending}
          aria-label={t('cart.saved.move', { name })}
          onClick={() => moveBack.send(id, () => toast({ title: t('cart.saved.moved') }))}
        >
          {t('cart.saved.moveShort')}
        </Button>
      )}
      <span className="grow" />
      <IconButton
        label={t('cart.saved.drop', { name })}
        onClick={() => drop.send(id, () => toast({ title: t('cart.saved.dropped'), action }))}
        className="-me-2 text-muted-foreground"
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </LineFrame>
  )
}
