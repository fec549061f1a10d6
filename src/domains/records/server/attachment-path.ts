export const attachmentPath = (attachmentId: string) => `/records/files/${attachmentId}`
