/** Fills in the Liquid templates that a workspace writes. They read the given values and nothing else: no files, loops or assignments. */
import { Liquid, LiquidError, ParseError, UndefinedVariableError } from 'liquidjs'
import { Failure } from '#platform/server/failure.ts'
import { MAX_MAIL_BODY } from '../../contract/mails/mail-limits.ts'

export type MailValues = {
  contact: { name: string; email: string; phone: string; company: string }
  workspace: { name: string }
  sender: { name: string }
  deal?: { title: string }
}

/** Without loops and assignments the work grows with the length of the text only. */
const TAGS = new Set(['if', 'unless', 'case', 'comment', 'raw'])
const FILTERS = new Set(['default', 'upcase', 'downcase', 'capitalize', 'strip'])

const MAX_RENDER_MS = 200
const MAX_MEMORY = 1_000_000

function openEngine(): Liquid {
  const opened = new Liquid({
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
    ownPropertyOnly: true,
    // No template can be included, so that no file is read.
    templates: {},
    relativeReference: false,
    parseLimit: MAX_MAIL_BODY * 2,
    renderLimit: MAX_RENDER_MS,
    memoryLimit: MAX_MEMORY,
  })
  for (const tag of Object.keys(opened.tags)) if (!TAGS.has(tag)) delete opened.tags[tag]
  for (const filter of Object.keys(opened.filters)) if (!FILTERS.has(filter)) delete opened.filters[filter]
  return opened
}

const engine = openEngine()

/** Fails with INVALID_INPUT at `path`, which names an unknown variable or the line of what can't be read. */
export function renderTemplate(path: 'subject' | 'body', template: string, values: MailValues): string {
  return attempt(path, () => String(engine.parseAndRenderSync(template, values)))
}

/** Whether a template can be read; its variables must be known ones. Fails as above. */
export function checkTemplate(texts: { subject: string; body: string }): void {
  const values = { contact: { name: 'a', email: 'a', phone: 'a', company: 'a' }, workspace: { name: 'a' }, sender: { name: 'a' } }
  for (const path of ['subject', 'body'] as const) renderTemplate(path, texts[path], { ...values, deal: { title: 'a' } })
}

function attempt(path: string, run: () => string): string {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Error) || !LiquidError.is(error)) throw error
    throw new Failure('INVALID_INPUT', { fields: [{ path, ...reasonOf(error) }] })
  }
}

/** The library says it in its message: `undefined variable: contact.nme, line:1, col:4`. */
const nameIn = (error: Error) => (/^undefined variable: (.+?), line:/s.exec(error.message)?.[1] ?? '').slice(0, 100)

function reasonOf(error: Error) {
  if (error instanceof UndefinedVariableError) return { rule: 'variable', params: { name: nameIn(error) } }
  const line = Number(/line:(\d+)/.exec(error.message)?.[1] ?? 1)
  return { rule: error instanceof ParseError ? 'templatePart' : 'template', params: { line } }
}
