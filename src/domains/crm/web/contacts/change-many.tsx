import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import type { BulkBatch } from '#platform/web/table/table.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { MAX_MANY, MAX_SEGMENT } from '../../contract/contacts/contact-limits.ts'
import { choicesQuery } from './contact-queries.ts'

type Props = { kind: 'segment' | 'owner'; workspaceId: string; count: number; begin: (task: BulkBatch) => void; onClose: () => void }

/** Sets the segment or the owner of the selected contacts. Keys: crm.contacts.many.* */
export default function ChangeMany({ kind, workspaceId, count, begin, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { data: choices } = useQuery(choicesQuery(source, workspaceId))
  const [value, setValue] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    const change = kind === 'segment' ? { segment: value.trim() } : { ownerId: value || null }
    begin({
      size: MAX_MANY,
      async run(ids) {
        await source.api.crm.contacts.change({ contactIds: [...ids], change }, inWorkspace(workspaceId, newIdempotencyKey()))
        return new Map()
      },
    })
  }
  return (
    <Modal open firm onOpenChange={onClose} title={t(`crm.contacts.many.${kind}Title`, { count, shown: formatNumber(count, locale) })}>
      <form onSubmit={submit}>
        {kind === 'segment' ? (
          <TextField
            dir="auto"
            maxLength={MAX_SEGMENT}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            label={t('crm.contacts.field.segment')}
            hint={t('crm.contacts.many.emptySegment')}
          />
        ) : (
          <SelectField value={value} onChange={({ target }) => setValue(target.value)} label={t('crm.contacts.field.ownerId')}>
            <option value="">{t('crm.contacts.nobody')}</option>
            {choices?.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit">{t('crm.save')}</Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
