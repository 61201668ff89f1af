/**
 * Fetches the pictures after the visitor's consent. The keeper is loaded by then, because only the
 * keeper reports that they wait.
 */
export async function savePictures(): Promise<void> {
  const { offlineKeeper } = await import('./offline-keeper-instance');
  await offlineKeeper.savePictures();
}
