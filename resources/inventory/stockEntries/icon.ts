export { default } from "@mui/icons-material/SwapVertOutlined";
