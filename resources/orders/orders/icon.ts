export { ReceiptText as default } from "lucide";
