import fields from 'virtual:form-fields/accounts.admin.settings.update'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { useOperation } from '../operation.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { Form, FormEnd } from './form.tsx'
import { RecordSheet } from './record-form.tsx'
import { CreateForm } from './schema/schema-form.tsx'
import { useEditForm } from './use-edit-form.tsx'
import { useOperationForm } from './use-operation-form.ts'

type Shop = { version: number; name: string; motto: string; city: string }

/** Simulates one concurrent save by another user. */
function Edited() {
  const { t } = useTranslation()
  const [theirs, setTheirs] = useState<Shop | null>({ version: 2, name: 'House of Clay', motto: 'Made by hand in Cuenca', city: 'Quito' })
  const operation = useOperation(async (input: Shop): Promise<Shop> => {
    if (theirs && input.version < theirs.version) throw new ORPCError('STALE', { status: 409, data: { current: theirs } })
    setTheirs(null)
    return { ...input, version: input.version + 1 }
  })
  const form = useEditForm<Omit<Shop, 'version'>, Shop, Shop>({
    record: { version: 1, name: 'House of Clay', motto: 'Made by hand', city: 'Cuenca' },
    valuesOf: ({ name, motto, city }) => ({ name, motto, city }),
    operation,
    input: (values, version) => ({ ...values, version }),
    labelOf: (path) => path,
    draft: null,
    words: 'platform',
    onDone: ({ name, motto, city }) => toast({ title: [name, motto, city].join(' · ') }),
  })
  return (
    <Form form={form} className="space-y-5">
      <TextField {...form.field('name', { required: true })} label="name" />
      <TextField {...form.field('motto')} label="motto" />
      <TextField {...form.field('city')} label="city" />
      <FormEnd inline form={form} submit={t('platform.conflict.save')} notice={form.notice} />
    </Form>
  )
}

function InSheet() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const form = useOperationForm({
    defaults: { name: '' },
    operation: useOperation(async (input: { name: string }) => input),
    input: (values) => values,
    draft: null,
    words: 'platform',
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the sheet
      </Button>
      {open && (
        <RecordSheet
          form={form}
          title="A new contact"
          description="Its name"
          submit={t('platform.conflict.save')}
          onClose={() => setOpen(false)}
        >
          <TextField {...form.field('name', { required: true, maxLength: 20 })} label="Name" />
        </RecordSheet>
      )}
    </>
  )
}

export default function Forms() {
  const create = useOperation(async (input: { registration: string }) => input)
  return (
    <>
      <Specimen
        title="Generated from the contract"
        note="accounts.admin.settings.update: its field, its choices and its rules come from the schema."
      >
        <div className="max-w-md">
          <CreateForm
            inline
            fields={fields}
            operation={create}
            draft={null}
            words="accounts.platform"
            submit="Save"
            onDone={({ registration }) => toast({ title: registration })}
          />
        </div>
      </Specimen>
      <Specimen title="Edit conflict" note="Change the name or the motto and save: another user has changed motto and city.">
        <div className="max-w-2xl">
          <Edited />
        </div>
      </Specimen>
      <Specimen title="The difference" note="A field that one side changed starts with that side; where both did, mine is selected.">
        <div className="max-w-2xl">
          <ConflictNotice
            differences={[
              { path: 'Bio', mine: 'Potter and painter', saved: 'Potter in Cuenca\nSince 1998', side: 'mine' },
              { path: 'Tags', mine: ['clay', 'glaze'], saved: [], side: 'saved' },
              { path: 'Open on Sundays', mine: true, saved: false, side: 'mine' },
            ]}
            labelOf={(path) => path}
            onSave={() => undefined}
            onTakeSaved={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen title="In a sheet" note="Closing with unsaved input asks first.">
        <Row>
          <InSheet />
        </Row>
      </Specimen>
    </>
  )
}
