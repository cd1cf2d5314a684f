import { envelope, queryClient, session } from "../connection.ts";
import { flushPreferences } from "../settings/flushPreferences.ts";
import { storeNotice } from "./notice.ts";

/** A department and role in which the member may act. */
export interface HeldRole {
  roleId: number;
  roleName: string;
  deptName: string;
}
export const readHeldRoles = (): Promise<HeldRole[]> => envelope.get("/member/getAllRole");

/** Switches the member's role; all data loaded in the previous role is discarded. */
export async function changeRole(roleId: number): Promise<void> {
  await flushPreferences();
  await envelope.post("/member/changeRole", { roleId });
  session.clear();
  queryClient.clear();
  storeNotice("markethall.shell.roleSwitched", "success");
  window.location.assign("/dashboard");
}
