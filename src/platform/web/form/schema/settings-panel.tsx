/** One group of settings, as its domain draws it: asked for, changed as a record with a version, saved by itself. */
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
  /** Asks for them. */
  query: UseQueryOptions<View, Error, View, Key>
  send: (input: View, intent: string) => Promise<View>
  /** The branch of the fields' words: `<words>.field.<path>`, `.hint.`, `.option.`, `.failure.`. */
  words: string
  submit: string
  /** What the toast says. */
  saved: string
  failed: string
  /** Below the form: what follows from it. */
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
        <EditForm inline {...{ fields, operation, words, submit }} record={data} onDone={() => toast({ title: saved })} />
      ) : (
        <Skeleton className="h-52 rounded-md" />
      )}
      {children}
    </Panel>
  )
}
