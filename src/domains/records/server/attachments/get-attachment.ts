import { notFound } from '#platform/server/failure.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { findAttachment } from '../attachments.sql.ts'
import { mayUse } from '../record-rights.ts'

/** The stored file for a download. Fails with NOT_FOUND for everybody who neither sees its record's notes nor has this file shared with them. */
export async function getAttachment(
  { services, viewer }: { services: Services; viewer: Viewer },
  attachmentId: string,
): Promise<{ key: string; name: string }> {
  const file = await findAttachment(services.db, attachmentId)
  if (!file || !((await mayUse({ services, viewer }, services.db, file.record, 'note')) || (await isShared()))) throw notFound()
  return { key: file.key, name: file.name }

  async function isShared(): Promise<boolean> {
    const business = file && services.resources.business(file.record.type)
    return (await business?.sharesFile?.(services.db, viewer, attachmentId)) ?? false
  }
}
