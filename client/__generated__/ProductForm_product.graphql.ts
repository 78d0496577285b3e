/**
 * @generated SignedSource<<7c41a141ce6858e2d497c2725fe17a21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_product$data = {
  readonly groups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly isPersonalisable: boolean;
  readonly management: {
    readonly backOn: string | null | undefined;
    readonly basePrice: {
      readonly cents: number;
    } | null | undefined;
    readonly childPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly expectedDays: number | null | undefined;
    readonly expectedDaysMin: number | null | undefined;
    readonly isMarkedNew: boolean;
    readonly isMarkedSale: boolean;
    readonly isOffline: boolean;
    readonly personalisationMaxLength: number | null | undefined;
    readonly revision: number;
    readonly sortOrder: number;
    readonly tags: ReadonlyArray<string>;
    readonly texts: {
      readonly careInstructions: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly careLabel: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly composition: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly deliveryInformation: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly description: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly details: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly generalInformation: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly outOfStockNote: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly outOfStockTableText: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly personalisationHelp: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly subtitle: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly title: {
        readonly de: string;
        readonly en: string | null | undefined;
      };
      readonly unit: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly unitPlural: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
    };
    readonly visibleFrom: string | null | undefined;
    readonly weightGrams: number | null | undefined;
  } | null | undefined;
  readonly productNumber: string;
  readonly slug: string;
  readonly tierPrices: ReadonlyArray<{
    readonly from: number;
    readonly price: {
      readonly cents: number;
    };
    readonly variants: ReadonlyArray<{
      readonly id: string;
    }>;
  }>;
  readonly variants: ReadonlyArray<{
    readonly backOn: string | null | undefined;
    readonly color: {
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly isOffline: boolean | null | undefined;
    readonly ownPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly size: string;
    readonly sku: string;
    readonly stock: number | null | undefined;
  }>;
  readonly " $fragmentType": "ProductForm_product";
};
export type ProductForm_product$key = {
  readonly " $data"?: ProductForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backOn",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOffline",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductForm_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPersonalisable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TierPrice",
      "kind": "LinkedField",
      "name": "tierPrices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Color",
          "kind": "LinkedField",
          "name": "color",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ownPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductTexts",
          "kind": "LinkedField",
          "name": "texts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "title",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "subtitle",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "description",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "details",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "careLabel",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "careInstructions",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "deliveryInformation",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "generalInformation",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "composition",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "unit",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "unitPlural",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "personalisationHelp",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "outOfStockTableText",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "outOfStockNote",
              "plural": false,
              "selections": (v5/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "basePrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "childPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMarkedNew",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMarkedSale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sortOrder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personalisationMaxLength",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibleFrom",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedDaysMin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expectedDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weightGrams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "c7d5a93de0e5efa6c0e34f7f3cc5e7c8";

export default node;
