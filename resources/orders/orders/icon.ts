export { ListTodo as waitMerge, ReceiptText as default } from "lucide";
