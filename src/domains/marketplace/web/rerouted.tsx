import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Tells the shopper that the requested combination does not exist and which variant is shown instead. */
export default function Rerouted({ asked, instead }: { asked: string; instead: string }) {
  const { t } = useTranslation()
  return (
    <p className="flex items-start gap-2 rounded-md bg-muted px-3 py-2.5 text-sm">
      <Shuffle aria-hidden className="flip mt-0.5 size-4 shrink-0 text-muted-foreground" />
      {t('marketplace.product.rerouted', { asked, instead })}
    </p>
  )
}
