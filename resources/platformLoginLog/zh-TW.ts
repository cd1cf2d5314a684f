export { default } from "../loginLog/zh-TW.ts";
