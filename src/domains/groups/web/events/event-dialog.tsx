import { type FocusEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { currentTimeZone } from '#platform/web/i18n/time-zone.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_EVENT_DESCRIPTION, MAX_PLACE, MAX_PLACES, MAX_TITLE } from '../../contract/limits.ts'
import type { EventView } from '../../contract.ts'
import { useSaveEvent } from './operations.ts'

type Values = {
  title: string
  starts: string
  ends: string
  timeZone: string
  place: string
  places: string
  description: string
  tellMembers: boolean
}
type Input = Parameters<ReturnType<typeof useSaveEvent>['mutateAsync']>[0]

const EMPTY = { title: '', starts: '', ends: '', place: '', places: '', description: '', tellMembers: true }

const valuesOf = ({ title, starts, ends, timeZone, place, places, description }: EventView): Values => ({
  title,
  starts,
  ends,
  timeZone,
  place,
  places: places === null ? '' : String(places),
  description,
  tellMembers: true,
})

/** `2026-11-28T10:00` → `2026-11-28T12:00`, by the same clock. */
function hoursAfter(wallTime: string, hours: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}

/** Creates an event, or changes `event`. Keys: groups.events.field.* */
export default function EventDialog({ groupId, event, onClose }: { groupId: string; event: EventView | null; onClose: () => void }) {
  const { t } = useTranslation()
  const [own] = useState(currentTimeZone)
  const form = useEditForm<Values, Input, EventView>({
    record: event,
    valuesOf,
    empty: { ...EMPTY, timeZone: own },
    operation: useSaveEvent(),
    input({ title, starts, ends, timeZone, place, places, description, tellMembers }, version) {
      const details = {
        title: title.trim(),
        description: description.trim(),
        place: place.trim(),
        timeZone,
        starts,
        ends,
        places: places === '' ? null : Number(places),
      }
      return event ? { eventId: event.id, version, ...details } : { groupId, tellMembers, ...details }
    },
    labelOf: (path) => t(`groups.events.field.${path}`),
    words: 'groups',
    marks: {
      UNKNOWN_TIME_ZONE: 'timeZone',
      ENDS_TOO_EARLY: 'ends',
      EVENT_TOO_LONG: 'ends',
      EVENT_TOO_FAR: 'starts',
      EVENT_OVER: 'ends',
      TOO_FEW_PLACES: 'places',
    },
    draft: event ? `groups.events.update ${event.id}` : `groups.events.create ${groupId}`,
    onDone() {
      toast({ title: t(event ? 'groups.events.saved' : 'groups.events.created') })
      onClose()
    },
  })
  const zone = form.fields.watch('timeZone') ?? own
  const starts = form.field('starts', { required: true })

  /** A missing end becomes two hours after the start. */
  function followStart(blur: FocusEvent<HTMLInputElement>): void {
    const { starts: from, ends } = form.fields.getValues()
    if (from && !ends) form.fields.setValue('ends', hoursAfter(from, 2), { shouldDirty: true })
    void starts.onBlur(blur)
  }

  return (
    <FormDialog
      form={form}
      width="lg"
      title={t(event ? 'groups.events.edit.title' : 'groups.events.create.title')}
      submit={t(event ? 'groups.save' : 'groups.events.create.submit')}
      onClose={onClose}
    >
      <TextField label={t('groups.events.field.title')} dir="auto" maxLength={MAX_TITLE} {...form.field('title', { required: true })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('groups.events.field.starts')} type="datetime-local" {...starts} onBlur={followStart} />
        <TextField label={t('groups.events.field.ends')} type="datetime-local" {...form.field('ends', { required: true })} />
      </div>
      <SelectField label={t('groups.events.field.timeZone')} {...form.field('timeZone', { required: true })}>
        {[...new Set([zone, own, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted().map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('groups.events.field.place')}
        hint={t('groups.events.placeHint')}
        dir="auto"
        maxLength={MAX_PLACE}
        {...form.field('place')}
      />
      <TextArea
        label={t('groups.events.field.description')}
        dir="auto"
        rows={4}
        maxLength={MAX_EVENT_DESCRIPTION}
        {...form.field('description')}
      />
      <TextField
        label={t('groups.events.field.places')}
        hint={t('groups.events.placesHint')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_PLACES}
        className="max-w-52"
        {...form.field('places')}
      />
      {!event && (
        <SwitchField
          label={t('groups.events.field.tellMembers')}
          checked={form.fields.watch('tellMembers') ?? true}
          onChange={(tellMembers) => form.fields.setValue('tellMembers', tellMembers, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  )
}
