import file from '../../../src/geography/financial-district.json';
import { districtMap } from './district-map';

export const financialDistrict = districtMap('financial-district', file, {
  labels: [
    { words: 'Brooklyn Bridge', on: 'Brooklyn Bridge', near: [40.7105, -74.0024] },
    { words: 'Broadway', on: 'Broadway', near: [40.7076, -74.0118] },
    { words: 'West St', on: 'West Street', near: [40.7073, -74.0158] },
    { words: 'Greenwich St', on: 'Greenwich Street', near: [40.7078, -74.0137] },
    { words: 'Church St', on: 'Church Street', near: [40.7127, -74.0096] },
    { words: 'Wall St', on: 'Wall Street', near: [40.7071, -74.01065] },
    { words: 'Fulton St', on: 'Fulton Street', near: [40.7088, -74.00515] },
    { words: 'Nassau St', on: 'Nassau Street', near: [40.7094, -74.0086], aside: 62 },
    { words: 'William St', on: 'William Street', near: [40.7066, -74.0094], aside: 62 },
    { words: 'Water St', on: 'Water Street', near: [40.7051, -74.0075] },
    { words: 'Broad St', on: 'Broad Street', near: [40.7055, -74.0115] },
    { words: 'Pearl St', on: 'Pearl Street', near: [40.70698, -74.00646] },
    { words: 'Battery Pl', on: 'Battery Place', near: [40.7048, -74.015], aside: -62 },
    { words: 'Chambers St', on: 'Chambers Street', near: [40.7147, -74.0075] },
  ],
  stops: [
    { disc: [104, 70], sign: { words: 'START', side: 'right' } },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [0, 0] },
    { disc: [100, 20] },
    { disc: [-84, 30] },
    { disc: [-50, -80], sign: { words: 'END', side: 'left' } },
  ],
});
