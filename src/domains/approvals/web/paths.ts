export const APPROVALS_PATH = '/approvals'
export const ADMIN_APPROVALS_PATH = '/admin/approvals'
