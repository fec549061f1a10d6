import type { DomainRecords } from '#test/security/record-scene.ts'

export const domainRecords: DomainRecords = {
  records: () => ({}),
  noRecord: {
    'reports.submit': 'any record that the caller sees',
    'reports.mine': 'any records; the answer is one’s own reports',
  },
}
