export { default } from "@mui/icons-material/PaymentsOutlined";
