/**
 * @generated SignedSource<<65e16985cfd08ab0feefa994bc30ae67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineState = "AVAILABLE" | "BACK_ON_DATE" | "DISCONTINUED" | "FEW_LEFT" | "MISSING_PARTS" | "SOLD_OUT";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type PricedQuantity = "KILOGRAM" | "LITRE" | "METRE" | "SQUARE_METRE";
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type CartLine_line$data = {
  readonly amount: number;
  readonly askedFields: ReadonlyArray<{
    readonly answer: string | null | undefined;
    readonly key: string;
  }>;
  readonly childSets: number | null | undefined;
  readonly id: string;
  readonly maxAmount: number;
  readonly nextTier: {
    readonly missing: number;
    readonly " $fragmentSpreads": FragmentRefs<"TierCoach_tier">;
  } | null | undefined;
  readonly orderNote: string | null | undefined;
  readonly pieces: ReadonlyArray<{
    readonly amount: number;
    readonly product: {
      readonly id: string;
    } | null | undefined;
    readonly slot: number;
    readonly texts: ReadonlyArray<string>;
    readonly variant: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly product: {
    readonly id: string;
    readonly kind: ProductKind;
    readonly path: string;
  } | null | undefined;
  readonly properties: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly quantityPrice: {
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly quantity: PricedQuantity;
  } | null | undefined;
  readonly quantityUnit: {
    readonly many: string;
    readonly one: string;
  } | null | undefined;
  readonly setPrices: ReadonlyArray<{
    readonly isChild: boolean;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly sets: number;
  }>;
  readonly state: CartLineState;
  readonly sum: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly texts: ReadonlyArray<string>;
  readonly tier: number | null | undefined;
  readonly title: string;
  readonly total: {
    readonly cents: number;
  } | null | undefined;
  readonly unitPrice: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly variant: {
    readonly color: {
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly size: string;
    readonly sku: string;
  } | null | undefined;
  readonly voucher: {
    readonly deliverOn: string | null | undefined;
    readonly message: string | null | undefined;
    readonly recipientEmail: string | null | undefined;
    readonly recipientName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LineFields_lines" | "LinePhoto_line" | "LineState_line" | "LineTexts_lines" | "SaleRemark_line" | "SetContents_line">;
  readonly " $fragmentType": "CartLine_line";
};
export type CartLine_line$key = {
  readonly " $data"?: CartLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLine_line">;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texts",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLine_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "QuantityUnit",
      "kind": "LinkedField",
      "name": "quantityUnit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "one",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "many",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAmount",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedProperty",
      "kind": "LinkedField",
      "name": "properties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AskedField",
      "kind": "LinkedField",
      "name": "askedFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BoughtVoucher",
      "kind": "LinkedField",
      "name": "voucher",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliverOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "childSets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
      "name": "variant",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "size",
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
          "concreteType": "Color",
          "kind": "LinkedField",
          "name": "color",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPiece",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Variant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": (v7/*:: as any*/),
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
      "name": "unitPrice",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnitPrice",
      "kind": "LinkedField",
      "name": "quantityPrice",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
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
      "name": "sum",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextTier",
      "kind": "LinkedField",
      "name": "nextTier",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TierCoach_tier"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SetPrice",
      "kind": "LinkedField",
      "name": "setPrices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChild",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinePhoto_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaleRemark_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineState_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineTexts_lines"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineFields_lines"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetContents_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "e1cfac35831537e9f3bc6666250f61fe";

export default node;
