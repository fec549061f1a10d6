import { Check, ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'

/** Shows only conversations with unread messages. */
export function UnreadFilter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation()
  const Icon = isOn ? Check : ListFilter
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className={classes(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium transition hover:bg-muted md:min-h-9',
        isOn ? 'border-primary bg-accent text-accent-foreground' : 'border-input text-muted-foreground',
      )}
    >
      <Icon aria-hidden className="size-4" />
      {t('messages.onlyUnread')}
    </button>
  )
}
