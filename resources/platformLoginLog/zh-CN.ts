export { default } from "../loginLog/zh-CN.ts";
