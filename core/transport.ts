/** An e-mail or a text message. */
export interface Message {
  channel: "email" | "phone";
  to: string;
  subject: string;
  body: string;
  /** Minutes after which the message is useless, as for a code. Defaults to a day. */
  usefulMinutes?: number;
}

/** Sends one message, or throws. */
export type Transport = (message: Message) => Promise<void>;

/** The transports of an app; messages of a channel without one are only stored. */
export interface Transports {
  email?: Transport;
  phone?: Transport;
}
