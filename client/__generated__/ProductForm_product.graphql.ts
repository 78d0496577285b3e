/**
 * @generated SignedSource<<ad09a084a74912ad79cd6423aa959488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentUnit = "CENTIMETRE" | "GRAM" | "MILLILITRE" | "SQUARE_CENTIMETRE";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type LetteringPlace = "BACK" | "CHEST";
export type LetteringScript = "NARROW" | "REGULAR" | "WIDE";
export type PrintMethod = "DIGITAL" | "EMBROIDERY" | "FLOCK";
export type TierScope = "ADULT" | "ALL" | "CHILD" | "SOME";
import type { FragmentRefs } from "relay-runtime";
export type ProductForm_product$data = {
  readonly groups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly isPersonalisable: boolean;
  readonly management: {
    readonly available: number | null | undefined;
    readonly backOn: string | null | undefined;
    readonly basePrice: {
      readonly cents: number;
    } | null | undefined;
    readonly childPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly discountGroups: ReadonlyArray<string>;
    readonly durabilityYears: number | null | undefined;
    readonly expectedDays: number | null | undefined;
    readonly expectedDaysMin: number | null | undefined;
    readonly isMarkedNew: boolean;
    readonly isMarkedSale: boolean;
    readonly isOffline: boolean;
    readonly parts: {
      readonly claims: ReadonlyArray<{
        readonly evidence: {
          readonly de: string;
          readonly en: string | null | undefined;
        };
        readonly text: {
          readonly de: string;
          readonly en: string | null | undefined;
        };
      }>;
      readonly content: {
        readonly amount: number;
        readonly unit: ContentUnit;
      } | null | undefined;
      readonly cross: ReadonlyArray<{
        readonly id: string;
        readonly productNumber: string;
        readonly title: string;
      }>;
      readonly downloads: ReadonlyArray<{
        readonly fileId: string;
        readonly name: string;
        readonly title: {
          readonly de: string;
          readonly en: string | null | undefined;
        };
      }>;
      readonly lettering: {
        readonly inks: ReadonlyArray<{
          readonly color: string;
          readonly ink: string;
          readonly outline: string | null | undefined;
        }>;
        readonly isOutlined: boolean;
        readonly method: PrintMethod;
        readonly place: LetteringPlace | null | undefined;
        readonly script: LetteringScript;
      } | null | undefined;
      readonly offers: ReadonlyArray<{
        readonly discountGroups: ReadonlyArray<string>;
        readonly endsAt: string;
        readonly startsAt: string;
      }>;
      readonly properties: ReadonlyArray<{
        readonly key: string;
        readonly label: {
          readonly de: string;
          readonly en: string | null | undefined;
        };
        readonly value: {
          readonly de: string;
          readonly en: string | null | undefined;
        };
      }>;
      readonly safety: {
        readonly address: string;
        readonly email: string;
        readonly euPerson: string | null | undefined;
        readonly producer: string;
        readonly warnings: {
          readonly de: string;
          readonly en: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
      readonly slots: ReadonlyArray<{
        readonly id: string;
        readonly productNumber: string;
        readonly title: string;
      }>;
      readonly tiers: ReadonlyArray<{
        readonly from: number;
        readonly price: {
          readonly cents: number;
        };
        readonly scope: TierScope;
        readonly variantIds: ReadonlyArray<string>;
      }>;
    } | null | undefined;
    readonly personalisationMaxLength: number | null | undefined;
    readonly printingDays: number | null | undefined;
    readonly quantityUnit: string | null | undefined;
    readonly revision: number;
    readonly shippingGroup: string | null | undefined;
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
      readonly durabilityTerms: {
        readonly de: string;
        readonly en: string | null | undefined;
      } | null | undefined;
      readonly fibreNote: {
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
    readonly vatGroup: string | null | undefined;
    readonly visibleFrom: string | null | undefined;
    readonly weightGrams: number | null | undefined;
  } | null | undefined;
  readonly productNumber: string;
  readonly slug: string;
  readonly variants: ReadonlyArray<{
    readonly backOn: string | null | undefined;
    readonly color: {
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly isChildSize: boolean;
    readonly isMarkedPersonalisable: boolean | null | undefined;
    readonly isOffline: boolean | null | undefined;
    readonly ownExpectedDays: number | null | undefined;
    readonly ownPrice: {
      readonly cents: number;
    } | null | undefined;
    readonly ownWeightGrams: number | null | undefined;
    readonly properties: ReadonlyArray<{
      readonly flag: boolean | null | undefined;
      readonly key: string;
      readonly number: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly reorderLevel: number | null | undefined;
    readonly size: string;
    readonly sku: string;
    readonly stock: number | null | undefined;
    readonly values: ReadonlyArray<{
      readonly key: string;
      readonly text: string;
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productNumber",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backOn",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOffline",
  "storageKey": null
},
v8 = [
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
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "LocalizedText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "discountGroups",
  "storageKey": null
},
v11 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/),
  (v1/*:: as any*/)
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
    (v1/*:: as any*/),
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
      "selections": [
        (v0/*:: as any*/)
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
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VariantProperty",
          "kind": "LinkedField",
          "name": "properties",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "flag",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VariantValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v4/*:: as any*/)
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChildSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownWeightGrams",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownExpectedDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reorderLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMarkedPersonalisable",
          "storageKey": null
        }
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
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "subtitle",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "description",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "details",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "careLabel",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "careInstructions",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "deliveryInformation",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "generalInformation",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "composition",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "unit",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "unitPlural",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "fibreNote",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "durabilityTerms",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "personalisationHelp",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "outOfStockTableText",
              "plural": false,
              "selections": (v8/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LocalizedText",
              "kind": "LinkedField",
              "name": "outOfStockNote",
              "plural": false,
              "selections": (v8/*:: as any*/),
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
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "childPrice",
          "plural": false,
          "selections": (v5/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
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
        (v6/*:: as any*/),
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
          "name": "printingDays",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatGroup",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingGroup",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantityUnit",
          "storageKey": null
        },
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durabilityYears",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductParts",
          "kind": "LinkedField",
          "name": "parts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedTier",
              "kind": "LinkedField",
              "name": "tiers",
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
                  "selections": (v5/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "scope",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "variantIds",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "slots",
              "plural": true,
              "selections": (v11/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "cross",
              "plural": true,
              "selections": (v11/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedOffer",
              "kind": "LinkedField",
              "name": "offers",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "startsAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsAt",
                  "storageKey": null
                },
                (v10/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedProperty",
              "kind": "LinkedField",
              "name": "properties",
              "plural": true,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "label",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "value",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedClaim",
              "kind": "LinkedField",
              "name": "claims",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "text",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "evidence",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedSafety",
              "kind": "LinkedField",
              "name": "safety",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "producer",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "address",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "euPerson",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "warnings",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedContent",
              "kind": "LinkedField",
              "name": "content",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unit",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Lettering",
              "kind": "LinkedField",
              "name": "lettering",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "method",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "place",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "script",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isOutlined",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LetteringInk",
                  "kind": "LinkedField",
                  "name": "inks",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "color",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "ink",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "outline",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedDownload",
              "kind": "LinkedField",
              "name": "downloads",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v9/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "a63e2143c4f43e0bad15c92ab3f9aef4";

export default node;
