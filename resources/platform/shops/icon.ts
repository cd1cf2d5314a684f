export { default } from "@mui/icons-material/StoreOutlined";
