import { defineScreens } from "../../../framework/admin/resources.tsx";
import { outbox } from "./outbox.ts";
import { Body, Fault, formatFault } from "./screens/MessageDisplays.tsx";

export default defineScreens(outbox, {
  displays: { body: Body, error: Fault },
  texts: { error: formatFault },
});
