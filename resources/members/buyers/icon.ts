export { default } from "@mui/icons-material/PeopleOutlined";
