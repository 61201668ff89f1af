export interface PictureName {
  readonly id: string;
  readonly width: number;
  readonly format: string;
}

/** Reads "/pictures/{id}-{width}.{hash}.{format}". Pure: the worker and the build use it. */
export function readPictureName(pathname: string): PictureName | undefined {
  const match = /^\/pictures\/(.+)-(\d+)\.[0-9a-f]{8}\.(avif|webp)$/.exec(pathname);
  if (match === null) return undefined;
  const [, id = '', width = '', format = ''] = match;
  return { id, width: Number(width), format };
}
