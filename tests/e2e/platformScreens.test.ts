import { checkScreens } from "./accessibleScreens.ts";

checkScreens("platform");
