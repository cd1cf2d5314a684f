export { default } from "@mui/icons-material/BalanceOutlined";
