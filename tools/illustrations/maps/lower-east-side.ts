import type { DistrictMap, Street } from './district-map';

/**
 * Corners measured on the street center lines of the Digital City Map (New York City Department of City Planning,
 * March 2026), to about 3 m; the fronts of houses to about 25 m. The parks are drawn from the streets around them.
 * We picked the streets the walk needs and typed their corners.
 */
const STREETS: readonly Street[] = [
  // Uptown
  {
    name: 'Elizabeth Street',
    line: [
      [40.71536, -73.99772],
      [40.71818, -73.99598],
      [40.72545, -73.99304],
    ],
  },
  {
    name: 'Bowery',
    line: [
      [40.71414, -73.99745],
      [40.71623, -73.99606],
      [40.71846, -73.99481],
      [40.727, -73.99158],
    ],
    broad: true,
  },
  {
    name: 'Chrystie Street',
    line: [
      [40.71586, -73.99496],
      [40.72365, -73.99101],
    ],
  },
  {
    name: 'Forsyth Street',
    line: [
      [40.71675, -73.9937],
      [40.72343, -73.99027],
    ],
  },
  {
    name: 'Eldridge Street',
    line: [
      [40.71429, -73.99395],
      [40.72076, -73.99063],
    ],
  },
  {
    name: 'Allen Street',
    line: [
      [40.71508, -73.9925],
      [40.72165, -73.98913],
      [40.72293, -73.98864],
    ],
    broad: true,
  },
  {
    name: 'Orchard Street',
    line: [
      [40.71442, -73.99214],
      [40.7227, -73.98786],
    ],
  },
  {
    name: 'Ludlow Street',
    line: [
      [40.71449, -73.99123],
      [40.72247, -73.98714],
    ],
  },
  {
    name: 'Essex Street',
    line: [
      [40.7144, -73.99022],
      [40.71555, -73.98975],
      [40.72224, -73.98629],
    ],
    broad: true,
  },
  {
    name: 'Norfolk Street',
    line: [
      [40.71646, -73.98836],
      [40.72198, -73.98552],
    ],
  },
  {
    name: 'Suffolk Street',
    line: [
      [40.71621, -73.98753],
      [40.72173, -73.98468],
    ],
  },
  {
    name: 'Clinton Street',
    line: [
      [40.71363, -73.98709],
      [40.71494, -73.98713],
      [40.71557, -73.98694],
      [40.71773, -73.98578],
      [40.72147, -73.98382],
    ],
  },
  {
    name: 'Attorney Street',
    line: [
      [40.71767, -73.98484],
      [40.72122, -73.983],
    ],
  },
  {
    name: 'Ridge Street',
    line: [
      [40.71639, -73.98454],
      [40.72097, -73.98217],
    ],
  },

  // Across town
  {
    name: 'Stanton Street, west of the park',
    line: [
      [40.72282, -73.99309],
      [40.7224, -73.99165],
    ],
  },
  {
    name: 'Stanton Street',
    line: [
      [40.72218, -73.99091],
      [40.71946, -73.98193],
    ],
  },
  {
    name: 'Prince Street',
    line: [
      [40.72424, -73.99778],
      [40.72235, -73.99326],
    ],
  },
  {
    name: 'Rivington Street',
    line: [
      [40.72163, -73.99352],
      [40.72103, -73.99151],
      [40.71829, -73.98248],
    ],
  },
  {
    name: 'Spring Street',
    line: [
      [40.72312, -73.999],
      [40.72094, -73.9938],
    ],
  },
  {
    name: 'Kenmare Street',
    line: [
      [40.72158, -73.99776],
      [40.72032, -73.99403],
    ],
    broad: true,
  },
  {
    name: 'Delancey Street',
    line: [
      [40.72032, -73.99403],
      [40.718, -73.98659],
      [40.7176, -73.9851],
    ],
    broad: true,
  },
  {
    name: 'Delancey Street, under the bridge',
    line: [
      [40.71782, -73.98572],
      [40.717, -73.98314],
    ],
  },
  {
    name: 'Broome Street, west of the park',
    line: [
      [40.72141, -73.999],
      [40.71945, -73.9944],
      [40.71907, -73.99336],
    ],
  },
  {
    name: 'Broome Street',
    line: [
      [40.71885, -73.99262],
      [40.71613, -73.98366],
    ],
  },
  {
    name: 'Grand Street',
    line: [
      [40.71959, -73.99814],
      [40.71814, -73.99383],
      [40.71522, -73.98426],
      [40.71426, -73.98092],
    ],
    broad: true,
  },
  {
    name: 'Hester Street, west of the park',
    line: [
      [40.71853, -73.999],
      [40.71697, -73.99443],
    ],
  },
  {
    name: 'Hester Street',
    line: [
      [40.71675, -73.9937],
      [40.71555, -73.98975],
    ],
  },
  {
    name: 'Canal Street',
    line: [
      [40.7171, -73.99859],
      [40.71602, -73.9955],
      [40.7144, -73.99022],
      [40.71417, -73.98944],
    ],
    broad: true,
  },
  {
    name: 'Division Street',
    line: [
      [40.71414, -73.99745],
      [40.71437, -73.99282],
      [40.71449, -73.99123],
    ],
  },
  {
    name: 'East Broadway',
    line: [
      [40.71374, -73.99395],
      [40.71405, -73.9902],
      [40.71431, -73.98717],
      [40.7146, -73.98351],
    ],
    broad: true,
  },
  {
    name: 'Henry Street',
    line: [
      [40.71309, -73.99361],
      [40.71338, -73.99013],
      [40.71364, -73.98705],
      [40.71398, -73.98342],
    ],
  },
  {
    name: 'Rutgers Street',
    line: [
      [40.7144, -73.99022],
      [40.71265, -73.98997],
    ],
  },
  {
    name: 'Jefferson Street',
    line: [
      [40.71419, -73.9887],
      [40.71277, -73.98848],
    ],
  },
  {
    name: 'Montgomery Street',
    line: [
      [40.71446, -73.98534],
      [40.71308, -73.98506],
    ],
  },
];

export const lowerEastSide: DistrictMap = {
  district: 'lower-east-side',
  parks: [
    {
      name: 'Sara D. Roosevelt Park',
      outline: [
        [40.72365, -73.99101],
        [40.71586, -73.99496],
        [40.71562, -73.99427],
        [40.71675, -73.9937],
        [40.72343, -73.99027],
      ],
    },
    {
      name: 'Seward Park',
      outline: [
        [40.71555, -73.98975],
        [40.7144, -73.99022],
        [40.71405, -73.9902],
        [40.71419, -73.9887],
        [40.7153, -73.98888],
      ],
    },
  ],
  streets: STREETS,
  bridges: [
    {
      name: 'Williamsburg Bridge',
      line: [
        [40.7176, -73.9851],
        [40.71692, -73.98321],
        [40.71353, -73.972],
      ],
    },
  ],
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
    { at: [40.71462, -73.98985], disc: [90, 0], way: [], sign: { words: 'START', side: 'below' } },
    {
      at: [40.71567, -73.99015],
      disc: [0, 0],
      way: [
        [40.7144, -73.99022],
        [40.71555, -73.98975],
      ],
    },
    { at: [40.71815, -73.99197], disc: [0, 0], way: [[40.71648, -73.99282]] },
    {
      at: [40.72032, -73.99403],
      disc: [0, 0],
      way: [[40.71948, -73.99128]],
    },
    { at: [40.7224, -73.99315], disc: [0, 0], way: [[40.72163, -73.99352]] },
    {
      at: [40.7184, -73.98542],
      disc: [0, 0],
      way: [
        [40.72163, -73.99352],
        [40.72103, -73.99151],
        [40.71908, -73.98507],
      ],
      sign: { words: 'END', side: 'left' },
    },
  ],
};
