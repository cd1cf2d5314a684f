import { checkScreens } from "../../../../tests/e2e/accessibleScreens.ts";

checkScreens("picking");
