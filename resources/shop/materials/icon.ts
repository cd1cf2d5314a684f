export { default } from "@mui/icons-material/PermMediaOutlined";
