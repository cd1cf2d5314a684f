export { default } from "../../../organisation/loginLog/locales/en.ts";
