// The visitor's permission to read the location.

/** 'unsupported': the browser does not tell. */
export type LocationAnswer = PermissionState | 'unsupported';

/** Returns what the visitor has answered so far, without asking. Never rejects. */
export async function readLocationPermission(): Promise<LocationAnswer> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    // Older versions of Safari do not support this query.
    return 'unsupported';
  }
}
