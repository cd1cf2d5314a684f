export { default } from "@mui/icons-material/AssignmentReturnOutlined";
