import { defineScreens } from "../../../framework/admin/resources.tsx";
import { outbox } from "./outbox.ts";
import { Body, Fault } from "./screens/MessageDisplays.tsx";

export default defineScreens(outbox, { displays: { body: Body, error: Fault } });
