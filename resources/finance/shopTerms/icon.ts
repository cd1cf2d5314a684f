export { default } from "@mui/icons-material/HandshakeOutlined";
