export { default } from "@mui/icons-material/ScheduleOutlined";
