export { default as publish } from "@mui/icons-material/AddBoxOutlined";
export { default } from "@mui/icons-material/StorefrontOutlined";
export { default as outlist } from "@mui/icons-material/WarehouseOutlined";
