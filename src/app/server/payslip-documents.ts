/**
 * PDFs of payslips. Viewers without access get the same 404 as for a missing address.
 *
 * - `GET /hr/payroll/payslips/{payslipId}/payslip.pdf`, for members with `hr` and for the employee
 * - `GET /hr/payroll/runs/{runId}/payslips.pdf?part=1`, for members with `hr`: up to fifty payslips in one file
 *
 * `?lng=` selects the language; the default is the employee's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getPayslip, getRunPayslips } from '#domains/hr/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { documentDigits } from '#platform/server/visitor.ts'
import { isLanguage } from '#platform/shared/language.ts'

const PATH = /^\/hr\/payroll\/(?:payslips\/([^/]+)\/payslip|runs\/([^/]+)\/payslips)\.pdf$/
const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, BUSY: 503 }

export const isPayslipDocument = (path: string) => PATH.test(path)

export async function sendPayslip(request: IncomingMessage, response: ServerResponse, url: URL, context: RequestContext): Promise<void> {
  const [, payslipId, runId = ''] = PATH.exec(url.pathname) ?? []
  const lng = url.searchParams.get('lng')
  const options = { asked: isLanguage(lng) ? lng : null, digits: documentDigits(request) }
  const part = /^[1-9]\d{0,2}$/.exec(url.searchParams.get('part') ?? '1')?.[0]
  if (!part) return sendError(response, 404, 'NOT_FOUND')
  try {
    const { name, file } =
      payslipId === undefined
        ? await getRunPayslips(context, { runId, part: Number(part) }, options)
        : await getPayslip(context, payslipId, options)
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': file.length,
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : file)
  } catch (error) {
    const status = error instanceof Failure ? STATUSES[error.code] : undefined
    if (!(error instanceof Failure) || status === undefined) throw error
    sendError(response, status, error.code)
  }
}
