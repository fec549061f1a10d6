import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

/** Says that the form shows input from before. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border bg-muted/50 py-2 ps-4 pe-2">
      <p className="flex min-w-0 grow basis-56 items-center gap-2.5">
        <History aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
        {t('platform.form.draft.restored')}
      </p>
      <Button look="quiet" size="sm" onClick={onDiscard}>
        {t('platform.form.draft.discard')}
      </Button>
    </div>
  )
}
