const BYTES_PER_MB = 1_000_000;

/** Returns a size such as "3.9 MB". */
export const megabytes = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
