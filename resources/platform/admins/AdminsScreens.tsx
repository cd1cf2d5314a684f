import { defineScreens } from "../../../framework/admin/resources.tsx";
import { admins } from "./admins.ts";

export default defineScreens(admins, {
  // All of them are of the platform, and the foot of the page says when they were added.
  omitted: ["realm", "registerTime"],
});
