/** Payslips as PDFs. A slip is in the language of its employee and names nobody else; the rounding of the run is the employer's. */
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatAmount, formatCount, formatDay, formatMonth, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { type Digits, type Language, type Locale, textDirection, toLocale } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import { type LineRow, loadLines, type PrintedSlip } from '../slips.sql.ts'
import { type PayslipWords, WORDS } from './words.ts'

type SlipPage = {
  language: Language
  rtl: boolean
  words: PayslipWords
  employer: string
  facts: [name: string, value: string][]
  lines: { name: string; detail: string; amount: string }[]
  net: string
}

const render = defineDocument<{ title: string; number: string; slips: SlipPage[] }>({
  template: new URL('payslip.typ', import.meta.url),
  words: WORDS,
})

/** `asked`: another language than the employee's. The name of the file carries no name of a person. */
export async function renderPayslips(
  db: Db,
  slips: readonly PrintedSlip[],
  { asked, digits }: { asked: Language | null; digits: Digits },
): Promise<Buffer> {
  const [first] = slips
  if (!first) throw new Error('a document needs a payslip')
  const lines = await loadLines(
    db,
    slips.map(({ id }) => id),
  )
  const employer = (await loadWorkspaceNames(db, [first.workspaceId])).get(first.workspaceId) ?? ''
  const language = asked ?? first.language
  const number = slips.length === 1 ? slipNumber(first) : first.payPeriod
  const printed = slips.map((slip) => toPrinted(slip, lines.get(slip.id) ?? [], employer, asked ?? slip.language, digits))
  return render({ title: WORDS[language].payslip, number: isolateLtr(number), slips: printed }, toLocale(language, digits))
}

export const slipNumber = ({ payPeriod, number }: Pick<PrintedSlip, 'payPeriod' | 'number'>) => `${payPeriod}-${number}`

function toPrinted(slip: PrintedSlip, lines: readonly LineRow[], employer: string, language: Language, digits: Digits): SlipPage {
  const words = WORDS[language]
  const locale = toLocale(language, digits)
  const { name, position, department, payPeriod, paymentDate, netMinor } = slip
  const optional = (label: string, value: string): [string, string][] => (value === '' ? [] : [[label, isolate(value)]])
  return {
    language,
    rtl: textDirection(language) === 'rtl',
    words,
    employer: isolate(employer),
    facts: [
      [words.number, isolateLtr(slipNumber(slip))],
      [words.employee, isolate(name)],
      ...optional(words.position, position),
      ...optional(words.department, department),
      [words.period, formatMonth(new Date(`${payPeriod}-01`), locale)],
      [words.paymentDate, formatDay(new Date(paymentDate), locale)],
    ],
    lines: lines.map((line) => ({
      name: line.kind === 'salary' || line.kind === 'unpaidLeave' ? words[line.kind] : isolate(line.label),
      detail: detailOf(line, slip, words, locale),
      amount: formatAmount(money(line.amountMinor)),
    })),
    net: formatAmount(money(netMinor)),
  }
}

const MINUTES = 60

function detailOf({ days, minutes, startsOn, endsOn }: LineRow, slip: PrintedSlip, words: PayslipWords, locale: Locale): string {
  if (minutes !== null) return words.hours.replace('{{hours}}', formatCount(minutes / MINUTES, locale))
  if (days === null || startsOn === null || endsOn === null || days === slip.periodDays) return ''
  const part = words[slip.dayRule === 'working' ? 'workingPart' : 'calendarPart']
  const counted = part.replace('{{days}}', formatCount(days, locale)).replace('{{of}}', formatCount(slip.periodDays, locale))
  return `${isolate(formatDay(new Date(startsOn), locale))} – ${isolate(formatDay(new Date(endsOn), locale))}: ${counted}`
}
