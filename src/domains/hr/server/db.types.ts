/** The tables of the schema `hr`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface HrCalendars {
  carryOverDays: Generated<number>;
  carryOverUntil: Generated<string>;
  dayMinutes: Generated<number>;
  version: Generated<number>;
  weekend: Generated<number[]>;
  workspaceId: string;
}

export interface HrChecklistItems {
  checklistId: string;
  doneAt: Timestamp | null;
  doneBy: string | null;
  dueOn: string;
  id: string;
  position: number;
  reminded: Generated<number>;
  role: string;
  title: string;
  workspaceId: string;
}

export interface HrChecklists {
  employeeId: string;
  id: string;
  name: string;
  startedAt: Timestamp;
  templateId: string | null;
  workspaceId: string;
}

export interface HrChecklistTemplates {
  createdAt: Timestamp;
  id: string;
  name: string;
  version: Generated<number>;
  workspaceId: string;
}

export interface HrEmployees {
  createdAt: Timestamp;
  department: Generated<string>;
  email: Generated<string>;
  hireDate: Generated<string>;
  id: string;
  language: Generated<string>;
  leaveDate: string | null;
  managerId: string | null;
  name: string;
  notes: Generated<string>;
  phone: Generated<string>;
  position: Generated<string>;
  userId: string | null;
  version: Generated<number>;
  workspaceId: string;
}

export interface HrHolidays {
  day: string;
  name: string;
  workspaceId: string;
}

export interface HrLeaveDays {
  active: Generated<boolean>;
  afternoon: boolean;
  day: string;
  employeeId: string;
  micros: number;
  minutes: number;
  morning: boolean;
  requestId: string;
  workspaceId: string;
  year: number;
}

export interface HrLeaveEntries {
  createdAt: Timestamp;
  createdBy: string | null;
  day: string;
  employeeId: string;
  id: Generated<number>;
  kind: string;
  micros: number;
  note: Generated<string>;
  requestId: string | null;
  type: string;
  workspaceId: string;
  year: number;
}

export interface HrLeaveFeeds {
  createdAt: Timestamp;
  tokenHash: Buffer;
  userId: string;
  workspaceId: string;
}

export interface HrLeaveRequests {
  decidedAt: Timestamp | null;
  decidedBy: string | null;
  decisionNote: Generated<string>;
  employeeId: string;
  endDate: string;
  endsAtMidday: Generated<boolean>;
  id: string;
  micros: number;
  minutes: number | null;
  reason: Generated<string>;
  requestedAt: Timestamp;
  requestedBy: string;
  startDate: string;
  startsAtMidday: Generated<boolean>;
  status: Generated<string>;
  type: string;
  workspaceId: string;
}

export interface HrLinkInvitations {
  createdAt: Timestamp;
  email: string;
  employeeId: string;
  expiresAt: Timestamp;
  id: string;
  invitedBy: string;
  mailedAt: Timestamp | null;
  tokenHash: Buffer;
  workspaceId: string;
}

export interface HrPay {
  createdAt: Timestamp;
  employeeId: string;
  startsOn: string;
  version: Generated<number>;
  workspaceId: string;
  yearlyMinor: number;
}

export interface HrPayrollRuns {
  createdAt: Timestamp;
  createdBy: string | null;
  dayRule: string;
  dueAt: Timestamp | null;
  endedAt: Timestamp | null;
  id: string;
  paymentDate: string;
  payPeriod: string;
  people: number;
  periodDays: number;
  roundingMinor: number;
  salaryMinor: number;
  status: string;
  totalMinor: number;
  workspaceId: string;
}

export interface HrPayslipLines {
  amountMinor: number;
  days: number | null;
  endsOn: string | null;
  kind: string;
  label: Generated<string>;
  minutes: number | null;
  payslipId: string;
  position: number;
  startsOn: string | null;
}

export interface HrPayslips {
  department: string;
  employeeId: string;
  id: string;
  language: string;
  name: string;
  netMinor: number;
  number: number;
  position: string;
  runId: string;
  workspaceId: string;
}

export interface HrSharedFiles {
  attachmentId: string;
  employeeId: string;
  sharedAt: Timestamp;
  workspaceId: string;
}

export interface HrTemplateItems {
  dueDays: number;
  position: number;
  role: string;
  templateId: string;
  title: string;
  workspaceId: string;
}

export interface Tables {
  "hr.calendars": HrCalendars;
  "hr.checklistItems": HrChecklistItems;
  "hr.checklists": HrChecklists;
  "hr.checklistTemplates": HrChecklistTemplates;
  "hr.employees": HrEmployees;
  "hr.holidays": HrHolidays;
  "hr.leaveDays": HrLeaveDays;
  "hr.leaveEntries": HrLeaveEntries;
  "hr.leaveFeeds": HrLeaveFeeds;
  "hr.leaveRequests": HrLeaveRequests;
  "hr.linkInvitations": HrLinkInvitations;
  "hr.pay": HrPay;
  "hr.payrollRuns": HrPayrollRuns;
  "hr.payslipLines": HrPayslipLines;
  "hr.payslips": HrPayslips;
  "hr.sharedFiles": HrSharedFiles;
  "hr.templateItems": HrTemplateItems;
}

