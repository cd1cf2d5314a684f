export { RowsInput as default } from "../../admin/input/rows/RowsInput.tsx";
