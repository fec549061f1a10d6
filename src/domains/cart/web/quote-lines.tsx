import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartLine } from '../contract.ts'
import { useDropQuote } from './changes.ts'
import { LineFrame } from './line-frame.tsx'

/** Says that the cart holds a quote, and takes it out. */
export function QuoteInCart({ quote: { number } }: { quote: { number: string } }) {
  const { t } = useTranslation()
  const drop = useDropQuote()
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-muted px-4 py-2">
      <ScrollText aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      <p className="min-w-0 grow basis-40 text-sm">{t('cart.quote.held', { number })}</p>
      <Button
        look="quiet"
        size="sm"
        busy={drop.isPending}
        onClick={() => drop.send(undefined, () => toast({ title: t('cart.quote.dropped'), description: t('cart.quote.droppedText') }))}
      >
        {t('cart.quote.drop')}
      </Button>
    </div>
  )
}

/** A line of a quote, which can't be changed. */
export function QuotedLine({ line }: { line: CartLine }) {
  const units = useUnits()
  return (
    <LineFrame line={line}>
      <span className="text-xs text-muted-foreground">{units.quantity(line.measure, line.quantity)}</span>
    </LineFrame>
  )
}
