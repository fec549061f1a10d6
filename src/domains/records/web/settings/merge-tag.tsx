import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TagView } from '../../contract.ts'
import { useSaving } from '../operations.ts'

type Props = { workspaceId: string; tag: TagView; tags: readonly TagView[]; onClose: () => void }

/** Replaces a tag by another one on all records. */
export default function MergeTag({ workspaceId, tag, tags, onClose }: Props) {
  const { t } = useTranslation()
  const others = tags.filter(({ id }) => id !== tag.id)
  const [into, setInto] = useState(others[0]?.id ?? '')
  const merge = useSaving<string, TagView>(workspaceId, (api, intoTagId, how) => api.tags.merge({ tagId: tag.id, intoTagId }, how))
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('records.tags.mergeTitle', { name: tag.name })}
      action={t('records.tags.merge')}
      words="records"
      onConfirm={async () => {
        await merge.mutateAsync(into)
        toast({ title: t('records.tags.merged') })
      }}
    >
      <p>{t('records.tags.mergeText', { name: tag.name })}</p>
      <SelectField
        label={t('records.tags.mergeInto')}
        value={into}
        onChange={({ target }) => setInto(target.value)}
        className="mt-4 text-foreground"
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Confirm>
  )
}
