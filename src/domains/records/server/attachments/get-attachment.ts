import { notFound } from '#platform/server/failure.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { findAttachment } from '../attachments.sql.ts'
import { mayUse } from '../record-rights.ts'

/** The stored file for a download. Fails with NOT_FOUND for everybody who does not see its record's notes. */
export async function getAttachment(
  { services, viewer }: { services: Services; viewer: Viewer },
  attachmentId: string,
): Promise<{ key: string; name: string }> {
  const file = await findAttachment(services.db, attachmentId)
  if (!file || !(await mayUse({ services, viewer }, services.db, file.record, 'note'))) throw notFound()
  return { key: file.key, name: file.name }
}
