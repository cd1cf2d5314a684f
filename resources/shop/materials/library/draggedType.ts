/** What tiles are called while they are dragged to a folder. */
export const draggedType = "application/x-markethall-materials";
