export { default } from "@mui/icons-material/TopicOutlined";
