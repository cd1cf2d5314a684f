export { default } from "../../../organisation/loginLog/locales/zh-CN.ts";
