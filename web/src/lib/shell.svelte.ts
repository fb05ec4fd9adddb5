/** What is around a page. Tables have a header of their own, unless there is no table to show. */
export const shell = $state({ isTableLost: false });
