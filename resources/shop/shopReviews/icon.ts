export { default } from "@mui/icons-material/FactCheckOutlined";
