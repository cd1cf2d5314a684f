export { default } from "@mui/icons-material/ReceiptLongOutlined";
