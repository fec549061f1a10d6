/** The tables of the schema `hr`, written by `npm run db:types`. */

import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface HrCalendars {
  dayMinutes: Generated<number>;
  version: Generated<number>;
  weekend: Generated<number[]>;
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

export interface HrPay {
  createdAt: Timestamp;
  employeeId: string;
  startsOn: string;
  workspaceId: string;
  yearlyMinor: number;
}

export interface Tables {
  "hr.calendars": HrCalendars;
  "hr.employees": HrEmployees;
  "hr.holidays": HrHolidays;
  "hr.pay": HrPay;
}

