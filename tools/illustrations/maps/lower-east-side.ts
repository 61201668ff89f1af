import file from '../../../src/geography/lower-east-side.json';
import { districtMap } from './district-map';

export const lowerEastSide = districtMap('lower-east-side', file, {
  labels: [
    { words: 'Bowery', on: 'Bowery', near: [40.7182, -73.995] },
    { words: 'Rivington St', on: 'Rivington Street', near: [40.7199, -73.9878], aside: 70 },
    { words: 'Delancey St', on: 'Delancey Street', near: [40.7188, -73.989] },
    { words: 'Grand St', on: 'Grand Street', near: [40.717, -73.99] },
    { words: 'Hester St', on: 'Hester Street', near: [40.7161, -73.9915], aside: 70 },
    { words: 'Essex St', on: 'Essex Street', near: [40.7175, -73.9887] },
    { words: 'Orchard St', on: 'Orchard Street', near: [40.7181, -73.9903] },
    { words: 'Eldridge', on: 'Eldridge Street', near: [40.71722, -73.99246], aside: 70 },
    { words: 'Clinton St', on: 'Clinton Street', near: [40.72, -73.9846] },
    { words: 'Canal St', on: 'Canal Street', near: [40.7151, -73.9925] },
  ],
  stops: [
    { disc: [90, 0], sign: { words: 'START', side: 'below' } },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0], sign: { words: 'END', side: 'left' } },
  ],
});
