/** A form that sends one operation: messages at their fields, and one request at a time. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorCode, failureText, isQueued } from '../failure.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { Operation } from '../operation.ts'
import { isSame } from './conflict.ts'
import { flattenFields, isGroup } from './flatten-fields.ts'
import type { FormDraft } from './form-draft.ts'
import { type MappedFailure, mapFailure } from './map-failure.ts'
import { registerOpenForm } from './open-forms.ts'
import { ruleText } from './rule-text.ts'
import { brokenRule, type FieldRules } from './rules.ts'
import { type DraftBasis, type DraftOptions, useDraft } from './use-draft.ts'

export type OperationFormOptions<Values extends FieldValues, Input, Reply> = {
  /** Initial values of all fields. A field is named by its path in the operation's input, so that broken rules can be assigned. */
  defaults: Values
  operation: Operation<Input, Reply>
  /** Builds the input; may be async, for example to wait for uploads. Trim text here, except secrets. */
  input: (values: Values) => Input | Promise<Input>
  /** The translation prefix, mostly a domain: `<words>.failure.<CODE>`, `<words>.rule.<rule>`. */
  words: string
  /** The field of a failure, by its code. */
  marks?: Partial<Record<string, Path<Values>>>
  /** The form stays disabled until this resolves. */
  onDone?: (reply: Reply, values: Values) => unknown
  /** Called when the write is queued on this device because there is no connection. The user is notified elsewhere. */
  onQueued?: (values: Values) => unknown
  onFailed?: (error: unknown) => void
  /** The name of the draft that is saved on this device until the input is sent or discarded; null for a form without one. */
  draft: DraftOptions<Values>
  /** The version of the record that the input is based on, and its values; by default the values last saved. */
  basis?: () => DraftBasis
  /** Called when the draft was based on an older version of the record. */
  onOlderDraft?: (draft: FormDraft) => void
  /** Asks before the page is left with unsaved changes. */
  guarded?: boolean
}

/** The props of a labeled field: `<TextField label=… {...form.field('email', { required: true })} />`. */
export type FieldProps = ReturnType<UseFormReturn['register']> & { required: boolean; error: string | undefined }

export type OperationForm<Values extends FieldValues> = {
  field(name: Path<Values>, rules?: FieldRules): FieldProps
  submit(event: FormEvent<HTMLFormElement>): Promise<void>
  /** Sending, or done and leaving the page. */
  busy: boolean
  /** The failure that belongs to no field and is shown above the button, or null. */
  failure: unknown
  words: string
  guarded: boolean
  hasChanges(): boolean
  /** Whether the form shows input from a draft. */
  restored: boolean
  /** Deletes the draft and shows the values that were saved last. */
  discard(): void
  /** Resets the form to these values, as if it was just opened. */
  restart(values: Values): void
  element: RefObject<HTMLFormElement | null>
  /** The React Hook Form instance, for special cases. */
  fields: UseFormReturn<Values>
}

const REFUSED = 'refused'
const SESSION_ENDED = ['UNAUTHENTICATED', 'NOT_FOUND']

type Refusal = MappedFailure & { error: unknown }

export function useOperationForm<Values extends FieldValues, Input, Reply>(
  options: OperationFormOptions<Values, Input, Reply>,
): OperationForm<Values> {
  const { defaults, operation, input, words, marks, onDone, onQueued, onFailed, draft, basis, onOlderDraft, guarded = false } = options
  const { t } = useTranslation()
  const locale = useLocale()
  const fields = useForm<Values>({ defaultValues: filled(defaults), shouldFocusError: false })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const saved = useRef<FieldValues>(defaults)
  const [secrets] = useState(() => new Set<string>())
  const kept = useDraft({
    draft,
    form: fields,
    element,
    secrets,
    basis: basis ?? (() => ({ version: null, values: saved.current })),
    onOlder: onOlderDraft,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is the event
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [attempts])

  const hasChanges = () => [...flattenFields(saved.current)].some(([path, value]) => !isSame(fields.getValues(path as Path<Values>), value))
  // Administrators' operations answer NOT_FOUND without a session.
  const onLoggedIn = () => setRefusal((failed) => (failed && SESSION_ENDED.includes(errorCode(failed.error)) ? null : failed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is current
  useEffect(() => (draft === null ? undefined : registerOpenForm({ hasChanges, onLoggedIn })), [])

  function restart(values: FieldValues): void {
    saved.current = structuredClone(values)
    kept.forget('discarded')
    setRefusal(null)
    fields.reset(values as Values)
  }

  async function attempt(values: Values): Promise<void> {
    let reply: Reply
    try {
      reply = await operation.mutateAsync(await input(values))
    } catch (error) {
      if (isQueued(error)) return settle(values, onQueued?.(values))
      const placed = mapFailure(error, (path) => fields.getValues(path as Path<Values>) !== undefined, marks)
      for (const path of placed.fields.keys()) fields.setError(path as Path<Values>, { type: REFUSED })
      setRefusal({ ...placed, error })
      onFailed?.(error)
      return
    }
    await settle(values, onDone?.(reply, values))
  }

  /** The input is saved or queued: the draft is deleted and the form is clean. */
  async function settle(values: Values, next: unknown): Promise<void> {
    saved.current = structuredClone(values)
    kept.forget('sent')
    await next
  }

  function textOf(name: Path<Values>, rules: FieldRules): string | undefined {
    const { error } = fields.getFieldState(name, fields.formState)
    if (!error) return undefined
    if (error.type === REFUSED && refusal?.fields.get(name) === null) return failureText(t, refusal.error, words)
    const broken = error.type === REFUSED ? refusal?.fields.get(name) : brokenRule(fields.getValues(name), rules)
    return broken ? ruleText(t, locale, broken, words) : undefined
  }

  return {
    words,
    guarded,
    element,
    fields,
    busy: fields.formState.isSubmitting,
    failure: refusal?.elsewhere ? refusal.error : null,
    field(name, rules = {}) {
      if (rules.secret) secrets.add(name)
      return {
        ...fields.register(name, { validate: (value: unknown) => brokenRule(value, rules) === null }),
        required: rules.required ?? false,
        error: textOf(name, rules),
      }
    },
    async submit(event) {
      event.preventDefault()
      if (sending.current) return
      sending.current = true
      setRefusal(null)
      fields.clearErrors()
      try {
        await fields.handleSubmit(attempt)(event)
      } finally {
        sending.current = false
        setAttempts((before) => before + 1)
      }
    },
    restored: kept.restored,
    discard: () => restart(saved.current),
    restart,
    hasChanges,
  }
}

/** A field without a default keeps the value that a password manager entered before hydration. */
function filled<Values extends FieldValues>(defaults: Values): DefaultValues<Values> {
  const written = Object.entries(defaults).flatMap(([name, value]) => {
    if (value === '') return []
    return [[name, isGroup(value) ? filled(value) : value]]
  })
  return Object.fromEntries(written) as DefaultValues<Values>
}
