import type { DomainRecords } from '#test/security/record-scene.ts'

export const domainRecords: DomainRecords = { records: () => ({}) }
