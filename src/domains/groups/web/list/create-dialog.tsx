import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { RadioField } from '#platform/web/inputs/choice-fields.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_DESCRIPTION, MAX_NAME } from '../../contract/limits.ts'
import { useCreateGroup } from '../operations.ts'

/** What was typed stays as a draft until the group is created. Keys: groups.publicHint, groups.privateHint */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useOperationForm({
    defaults: { name: '', description: '', isPublic: true },
    operation: useCreateGroup(),
    input: ({ name, description, isPublic }) => ({ name: name.trim(), description: description.trim(), isPublic }),
    words: 'groups',
    draft: 'groups.create',
    async onDone({ id }) {
      toast({ title: t('groups.created') })
      await navigate(`/groups/${id}`)
    },
  })
  return (
    <FormDialog form={form} title={t('groups.create.title')} submit={t('groups.create.submit')} onClose={onClose}>
      <TextField label={t('groups.field.name')} dir="auto" maxLength={MAX_NAME} {...form.field('name', { required: true })} />
      <TextArea label={t('groups.field.description')} dir="auto" maxLength={MAX_DESCRIPTION} {...form.field('description')} />
      <AccessField
        value={form.fields.watch('isPublic') ?? true}
        onChange={(isPublic) => form.fields.setValue('isPublic', isPublic, { shouldDirty: true })}
      />
    </FormDialog>
  )
}

/** Who reads the group and who joins it. */
export function AccessField({ value, onChange }: { value: boolean; onChange: (isPublic: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <RadioField
      label={t('groups.field.access')}
      value={value ? 'public' : 'private'}
      onChange={(access) => onChange(access === 'public')}
      options={[
        { value: 'public', label: t('groups.public'), hint: t('groups.publicHint') },
        { value: 'private', label: t('groups.private'), hint: t('groups.privateHint') },
      ]}
    />
  )
}
