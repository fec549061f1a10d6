import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import type { Digits, Language } from '#platform/shared/language.ts'
import { SLIPS_PER_FILE } from '../../../contract/payroll-limits.ts'
import { loadRuns } from '../runs.sql.ts'
import { findPrintedSlip, loadPrintedSlips, type PrintedSlip } from '../slips.sql.ts'
import { renderPayslips, slipNumber } from './payslip.ts'

const DOCUMENT_LIMIT: RateLimit = { name: 'hr.payslips', points: 120, seconds: 600 }

/** `asked`: another language than the employee's. */
type Options = { asked: Language | null; digits: Digits }

/** For members with `hr`, and for the employee once it is paid. Fails with NOT_FOUND for everybody else, RATE_LIMITED and BUSY. */
export async function getPayslip(context: RequestContext, payslipId: string, options: Options) {
  const slip = await findPrintedSlip(context.services.db, payslipId)
  if (!slip || !((await holdsHr(context, slip.workspaceId)) || isOwn(context, slip))) throw notFound()
  return { name: `payslip-${slipNumber(slip)}`, file: await renderLimited(context, [slip], options) }
}

/** A part of all payslips of a run, as one file, for members with `hr`. `part` counts from 1. */
export async function getRunPayslips(context: RequestContext, { runId, part }: { runId: string; part: number }, options: Options) {
  const { db } = context.services
  const [run] = await loadRuns(db, [runId])
  if (!run || !(await holdsHr(context, run.workspaceId))) throw notFound()
  const slips = await loadPrintedSlips(db, runId, (part - 1) * SLIPS_PER_FILE + 1, part * SLIPS_PER_FILE)
  if (slips.length === 0) throw notFound()
  return { name: `payslips-${run.payPeriod}-${part}`, file: await renderLimited(context, slips, options) }
}

async function renderLimited({ services, viewer }: RequestContext, slips: readonly PrintedSlip[], options: Options): Promise<Buffer> {
  await services.limits.consume(DOCUMENT_LIMIT, viewer.id ?? '')
  return renderPayslips(services.db, slips, options)
}

async function holdsHr({ viewer, loadMembership }: RequestContext, workspaceId: string): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  return (await loadMembership(viewer.id, workspaceId))?.permissions.includes('hr') ?? false
}

const isOwn = ({ viewer }: RequestContext, { userId, status }: PrintedSlip) =>
  viewer.kind === 'member' && userId === viewer.id && status === 'Paid'
