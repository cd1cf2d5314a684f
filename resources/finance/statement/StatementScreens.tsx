import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CauseLink } from "./screens/CauseLink.tsx";
import { withAccount } from "./screens/withNumbers.tsx";
import { statement } from "./statement.ts";

export default defineScreens(statement, {
  list: withAccount(statement.name, "getAccount"),
  displays: { orderNo: CauseLink },
});
