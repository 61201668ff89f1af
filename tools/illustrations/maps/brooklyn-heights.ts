import file from '../../../src/geography/brooklyn-heights.json';
import { districtMap } from './district-map';

export const brooklynHeights = districtMap('brooklyn-heights', file, {
  labels: [
    { words: 'Brooklyn Bridge', on: 'Brooklyn Bridge', near: [40.70307, -73.99294] },
    { words: 'Old Fulton St', on: 'Old Fulton Street', near: [40.7025, -73.9937] },
    { words: 'Cranberry St', on: 'Cranberry Street', near: [40.6993, -73.99177] },
    { words: 'Pineapple St', on: 'Pineapple Street', near: [40.6986, -73.99452], aside: 54 },
    { words: 'Clark St', on: 'Clark Street', near: [40.6979, -73.9948], aside: 68 },
    { words: 'Hicks St', on: 'Hicks Street', near: [40.6962, -73.9954] },
    { words: 'Henry St', on: 'Henry Street', near: [40.6962, -73.9937] },
    { words: 'Montague St', on: 'Montague Street', near: [40.69434, -73.9927] },
    { words: 'Remsen St', on: 'Remsen Street', near: [40.6941, -73.99461] },
    { words: 'Joralemon St', on: 'Joralemon Street', near: [40.6928, -73.9927], aside: 66 },
    { words: 'Court St', on: 'Court Street', near: [40.6911, -73.9917] },
    { words: 'Promenade', on: 'Promenade', near: [40.6959, -73.9981], aside: -118 },
  ],
  stops: [
    { disc: [60, -24], sign: { words: 'START', side: 'above' } },
    { disc: [26, 100] },
    { disc: [70, 0] },
    { disc: [-80, 0] },
    { disc: [72, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0], sign: { words: 'END', side: 'above' } },
  ],
});
