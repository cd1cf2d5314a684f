export { default } from "@mui/icons-material/TodayOutlined";
