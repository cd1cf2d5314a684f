/** Data transfer type of tiles that are dragged to a folder. */
export const draggedType = "application/x-markethall-materials";
