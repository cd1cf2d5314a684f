export { default } from "@mui/icons-material/TuneOutlined";
