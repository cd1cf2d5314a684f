export { default } from "@mui/icons-material/AccountBalanceOutlined";
