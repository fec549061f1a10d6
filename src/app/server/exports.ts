/**
 * `GET /account/exports/{id}.zip`: an archive of everything Plaza keeps about somebody, for themselves. Whoever else asks gets
 * the 404 of an address that does not exist.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportToDownload } from '#domains/accounts/server/index.ts'
import type { RequestContext } from '#platform/server/bind.ts'
import { refuse } from '#platform/server/doors.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'

const ADDRESS = /^\/account\/exports\/(exp_[0-9a-z]+)\.zip$/

export function isExportPath(path: string): boolean {
  return path.startsWith('/account/exports/')
}

export async function sendExport(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { kernel, viewer }: RequestContext,
): Promise<void> {
  const exportId = ADDRESS.exec(path)?.[1]
  const userId = viewer.kind === 'member' ? viewer.id : null
  const file = exportId && userId ? await exportToDownload(kernel.db, { exportId, userId, now: kernel.now() }) : null
  if (!file) return refuse(response, 404, 'NOT_FOUND')
  await sendPrivateFile(request, response, kernel.files, file)
}
