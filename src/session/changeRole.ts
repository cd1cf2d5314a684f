import { envelope, queryClient, session } from "../apiClient.ts";
import { flushPreferences } from "../settings/flushPreferences.ts";
import { leaveNotice } from "./notice.ts";

/** A pair of department and role that the member may act in. */
export interface HeldRole {
  roleId: number;
  roleName: string;
  deptName: string;
}
export const readHeldRoles = (): Promise<HeldRole[]> => envelope.get("/member/getAllRole");

/** From here on the member acts in another role; nothing that was read in the one before stays on the screen. */
export async function changeRole(roleId: number): Promise<void> {
  await flushPreferences();
  await envelope.post("/member/changeRole", { roleId });
  session.clear();
  queryClient.clear();
  leaveNotice("markethall.shell.roleSwitched", "success");
  window.location.assign("/dashboard");
}
