/** A panel that loads one group of settings and saves it as a record with a version. */
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldShape } from '#platform/shared/form-fields.ts'
import { useOperation } from '../../operation.ts'
import { FailedNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { EditForm } from './schema-form.tsx'

type Props<View extends { version: number }, Key extends QueryKey> = {
  title: string
  lead: ReactNode
  fields: readonly FieldShape[]
  /** The query that loads the settings. */
  query: UseQueryOptions<View, Error, View, Key>
  send: (input: View, idempotencyKey: string) => Promise<View>
  /** The translation prefix of the fields: `<words>.field.<path>`, `.hint.`, `.option.`, `.failure.`. */
  words: string
  submit: string
  /** The text of the toast. */
  saved: string
  failed: string
  /** Shown below the form: the effect of the settings. */
  children?: ReactNode
}

export function SettingsPanel<View extends { version: number }, Key extends QueryKey>({
  title,
  lead,
  fields,
  query,
  send,
  words,
  submit,
  saved,
  failed,
  children,
}: Props<View, Key>) {
  const client = useQueryClient()
  const operation = useOperation<View, View>(send, {
    onSuccess: (view) => client.setQueryData<View>(query.queryKey, () => view),
  })
  const { data, isLoadingError, refetch } = useQuery(query)
  return (
    <Panel title={title} lead={lead}>
      {isLoadingError ? (
        <FailedNotice text={failed} onRetry={() => void refetch()} />
      ) : data ? (
        <EditForm
          inline
          fields={fields}
          operation={operation}
          words={words}
          draft={`${words}.settings`}
          submit={submit}
          record={data}
          onDone={() => toast({ title: saved })}
        />
      ) : (
        <Skeleton className="h-52 rounded-md" />
      )}
      {children}
    </Panel>
  )
}
