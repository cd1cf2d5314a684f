import MenuItem from "@mui/material/MenuItem";
import { IdCard } from "lucide";
import { useNotify, useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { changeRole } from "../session/changeRole.ts";
import type { Session } from "../session/session.ts";
import type { useHeldRoles } from "../session/useHeldRoles.ts";
import { BarMenu } from "./BarMenu.tsx";
import { useLeaveQuestion } from "./LeaveQuestion.tsx";

const RoleIcon = createIcon(IdCard);

interface Props {
  session: Session;
  held: ReturnType<typeof useHeldRoles>;
}
/** Selects the department and role to act in. */
export function RoleMenu({ session, held }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, question } = useLeaveQuestion();
  const change = (roleId: number) =>
    changeRole(roleId).catch((error: unknown) =>
      notify(error instanceof Error ? error.message : "errors.network.unreachable", {
        type: "error",
      }),
    );
  return (
    <>
      <BarMenu
        label={translate("markethall.shell.role")}
        icon={<RoleIcon fontSize="small" />}
        text={session.roleName ?? undefined}
      >
        {(close) =>
          held.map(({ roleId, roleName, deptName }) => (
            <MenuItem
              key={roleId}
              selected={roleId === session.roleId}
              aria-current={roleId === session.roleId ? "true" : undefined}
              onClick={() => {
                close();
                if (roleId !== session.roleId) ask(() => void change(roleId));
              }}
            >
              {deptName} · {roleName}
            </MenuItem>
          ))
        }
      </BarMenu>
      {question}
    </>
  );
}
