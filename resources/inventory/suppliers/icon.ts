export { Factory as default } from "lucide";
