import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { Price } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

const TOTAL = { amountMinor: 14_256, currency: BASE_CURRENCY }
const DONE = 2

export function TradeVignette({ pictures }: { pictures: (ImageView | null)[] }) {
  const { t } = useTranslation()
  const steps = [
    t('app.howItWorks.trade.placed'),
    t('app.howItWorks.trade.packed'),
    t('app.howItWorks.trade.shipped'),
    t('app.howItWorks.trade.delivered'),
  ]
  return (
    <div className="rounded-md border bg-card p-4 shadow-md">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-xs text-muted-foreground">{t('app.howItWorks.trade.order')}</p>
          <bdi dir="ltr" className="font-semibold">
            ORD-7K2M9QX4TB
          </bdi>
        </div>
        <Price money={TOTAL} plain className="text-lg font-bold" />
      </div>
      <div className="mt-4 flex gap-2">
        {pictures.map((picture, index) => (
          <Picture
            key={picture?.sources[0]?.url ?? index}
            image={picture}
            alt=""
            sizes="6rem"
            className="aspect-square min-w-0 flex-1 rounded-md"
          />
        ))}
      </div>
      <p className="mt-3 text-xs text-muted-foreground">{t('app.howItWorks.trade.parts')}</p>
      <ol className="mt-4 grid grid-cols-4 border-t pt-4 text-center text-xs">
        {steps.map((step, index) => (
          <li key={step} className="relative flex flex-col items-center gap-1.5">
            {index > 0 && <span className={classes('absolute end-1/2 top-3 h-0.5 w-full', index <= DONE ? 'bg-success' : 'bg-border')} />}
            <span
              className={classes(
                'relative z-1 flex size-6 items-center justify-center rounded-full',
                index <= DONE ? 'bg-success text-success-foreground' : 'border-2 bg-card',
              )}
            >
              {index <= DONE && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span className={classes('leading-tight', index > DONE && 'text-muted-foreground')}>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
