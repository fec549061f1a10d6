/**
 * `GET /account/exports/{id}.zip`: the archive of a person's data, for that person only. Anyone else gets the same 404 as for a missing
 * address.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findDownloadableExport } from '#domains/accounts/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'
import type { RequestContext } from '#platform/server/guard.ts'

const ADDRESS = /^\/account\/exports\/(exp_[0-9a-z]+)\.zip$/

export function isExportPath(path: string): boolean {
  return path.startsWith('/account/exports/')
}

export async function sendExport(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, viewer }: RequestContext,
): Promise<void> {
  const exportId = ADDRESS.exec(path)?.[1]
  const userId = viewer.kind === 'member' ? viewer.id : null
  const file = exportId && userId ? await findDownloadableExport(services.db, { exportId, userId, now: services.now() }) : null
  if (!file) return sendError(response, 404, 'NOT_FOUND')
  await sendPrivateFile(request, response, services.files, file)
}
