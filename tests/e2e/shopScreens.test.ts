import { checkScreens } from "./accessibleScreens.ts";

checkScreens("shop");
