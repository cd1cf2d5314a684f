export { default } from "../../../organisation/loginLog/locales/zh-TW.ts";
