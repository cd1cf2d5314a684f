export { default } from "../loginLog/en.ts";
