export { default } from "@mui/icons-material/AdminPanelSettingsOutlined";
