import { api, queryClient, session } from "../connection.ts";
import { flushPreferences } from "../settings/flushPreferences.ts";
import { storeNotice } from "./notice.ts";

/** Loads the departments and roles in which the member may act. */
export const readHeldRoles = () => api.call("GET /member/getAllRole");

/** Switches the member's role; all data loaded in the previous role is discarded. */
export async function changeRole(roleId: number): Promise<void> {
  await flushPreferences();
  await api.call("POST /member/changeRole", { roleId });
  session.clear();
  queryClient.clear();
  storeNotice("markethall.shell.roleSwitched", "success");
  window.location.assign("/dashboard");
}
