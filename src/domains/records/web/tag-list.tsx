import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { Swatch } from '#platform/web/ui/swatch.tsx'
import { MAX_TAG_NAME } from '../contract/limits.ts'
import type { RecordView } from '../contract.ts'
import { useRecordStep } from './operations.ts'
import { type RecordRef, tagsQuery } from './queries.ts'
import { TAG_HUES } from './tag-hues.ts'

/** The tags of the record. A name is one of the workspace’s tags, or becomes one. */
export function TagList({ record, view: { tags } }: { record: RecordRef; view: RecordView }) {
  const { t } = useTranslation()
  const { type, id } = record
  const list = useId()
  const [name, setName] = useState('')
  const { data: known = [] } = useQuery(tagsQuery(useSource(), record.workspaceId))
  const add = useRecordStep<string>(record, (api, tag, how) => api.addTag({ type, id, name: tag }, how))
  const remove = useRecordStep<string>(record, (api, tagId, how) => api.removeTag({ type, id, tagId }, how))
  const failure = add.error ?? remove.error

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    await add.mutateAsync(name.trim())
    setName('')
  }
  return (
    <section aria-label={t('records.tags.title')}>
      <h3 className="mb-1.5 font-medium">{t('records.tags.title')}</h3>
      {tags.length > 0 && (
        <ul className="mb-2.5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag.id} className="inline-flex max-w-full items-center gap-2 rounded-full bg-muted ps-3 text-xs font-semibold">
              <Swatch color={TAG_HUES[tag.color]} className="size-2.5! border-0" />
              <bdi className="truncate">{tag.name}</bdi>
              <button
                type="button"
                aria-label={t('records.tags.remove', { name: tag.name })}
                onClick={() => remove.mutate(tag.id)}
                className="inline-flex size-9 items-center justify-center rounded-full text-muted-foreground hover:text-foreground"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void submit(event).catch(() => {})} className="flex gap-2">
        <input
          list={list}
          dir="auto"
          aria-label={t('records.tags.add')}
          placeholder={t('records.tags.add')}
          value={name}
          maxLength={MAX_TAG_NAME}
          onChange={({ target }) => setName(target.value)}
          className={inputClasses('min-h-11! min-w-0 grow')}
        />
        <datalist id={list}>
          {known
            .filter((tag) => !tags.some(({ id: taken }) => taken === tag.id))
            .map((tag) => (
              <option key={tag.id} value={tag.name} />
            ))}
        </datalist>
        <Button type="submit" look="secondary" busy={add.isPending} disabled={name.trim() === ''}>
          {t('records.add')}
        </Button>
      </form>
      {failure && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-destructive">
          {failureText(t, failure, 'records')}
        </p>
      )}
    </section>
  )
}
