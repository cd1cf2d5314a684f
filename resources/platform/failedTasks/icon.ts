export { default } from "@mui/icons-material/ReportOutlined";
