import type { Locale } from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import { defineService } from "../../../framework/server/services.ts";
import type { Tx } from "../../../framework/server/transaction.ts";

/** An account that nobody has signed in to yet, with the address of its future holder. */
export interface InvitedAccount {
  memberId: number;
  email: string;
  /** The name of who invites. */
  inviter: string;
}
export type Invite = (
  context: { engine: Engine; tx: Tx },
  account: InvitedAccount,
  locale: Locale,
) => Promise<{ link: string }>;
/**
 * Sends the holder of a new account a link by which they choose their password, and returns it.
 * Earlier links of the account end.
 */
export const invitations = defineService<Invite>("invitations");
