import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_OPTION, MAX_OPTIONS, MIN_OPTIONS } from '../../contract/limits.ts'
import type { DraftPoll } from './use-composer.ts'

/** How long a poll is open. Keys: feed.poll.hours.* */
const HOURS = [1, 6, 24, 72, 168] as const

type Props = { poll: DraftPoll; onChange: (poll: DraftPoll | null) => void }

/** The options and the end of a poll. */
export function PollEditor({ poll: { options, hours }, onChange }: Props) {
  const { t } = useTranslation()
  const write = (at: number, text: string) => onChange({ hours, options: options.map((option, index) => (index === at ? text : option)) })
  return (
    <fieldset className="mt-3 space-y-2 rounded-md border p-3">
      <legend className="px-1 text-sm font-semibold">{t('feed.poll.title')}</legend>
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity
        <div key={index} className="flex items-end gap-1">
          <TextField
            className="grow"
            label={t('feed.poll.option', { number: index + 1 })}
            dir="auto"
            maxLength={MAX_OPTION}
            value={option}
            onChange={({ target }) => write(index, target.value)}
          />
          {options.length > MIN_OPTIONS && (
            <IconButton
              label={t('feed.poll.removeOption', { number: index + 1 })}
              onClick={() => onChange({ hours, options: options.filter((_, at) => at !== index) })}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          )}
        </div>
      ))}
      <div className="flex flex-wrap items-end justify-between gap-2">
        {options.length < MAX_OPTIONS && (
          <Button look="quiet" size="sm" onClick={() => onChange({ hours, options: [...options, ''] })}>
            <Plus aria-hidden className="size-4" />
            {t('feed.poll.addOption')}
          </Button>
        )}
        <SelectField
          label={t('feed.poll.length')}
          value={hours}
          onChange={({ target }) => onChange({ options, hours: Number(target.value) })}
        >
          {HOURS.map((value) => (
            <option key={value} value={value}>
              {t(`feed.poll.hours.${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
