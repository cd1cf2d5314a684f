import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "./CauseLink.tsx";
import { statement } from "./statement.ts";
import { withAccount } from "./withNumbers.tsx";

export default defineScreens(statement, {
  list: withAccount(statement.name, "getAccount"),
  displays: { orderNo: CauseLink },
});
