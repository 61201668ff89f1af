import type { Fault } from './faults';

/** An e-mail that the provider accepted. */
export interface ReceivedEmail {
  at: string;
  template: 'reply' | 'notify' | 'survey';
  /** The template_params as they arrived. */
  fields: Record<string, string>;
  /** When the answer had left; missing where the connection broke before. */
  answeredAt?: string;
}
/** Every call to the e-mail provider, including refused ones; 0 means a call without an answer. */
export interface EmailCall {
  at: string;
  template: string;
  submissionId: string;
  status: number;
}
export interface ReceivedSignup {
  at: string;
  email: string;
  fields: Record<string, string>;
  /** How often this address signed up; the list contains it once. */
  times: number;
}
/** Every call to the list provider, including refused ones, and its result. */
export interface SignupCall {
  at: string;
  email: string;
  fault: Fault;
}
export interface ReceivedBooking {
  at: string;
  item: string;
  flow: string;
}

/** Everything that has arrived, oldest first. */
export interface Received {
  emails: ReceivedEmail[];
  emailCalls: EmailCall[];
  signups: ReceivedSignup[];
  signupCalls: SignupCall[];
  bookings: ReceivedBooking[];
}

export const nothingReceived = (): Received => ({
  emails: [],
  emailCalls: [],
  signups: [],
  signupCalls: [],
  bookings: [],
});
