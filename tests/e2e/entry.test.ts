import { checkEntry } from "./accessibleScreens.ts";

checkEntry("shop");
checkEntry("platform");
