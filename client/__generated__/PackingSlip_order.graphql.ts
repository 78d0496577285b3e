/**
 * @generated SignedSource<<a90b996131bc4a9b8be5cd6fd70347eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type PackingSlip_order$data = {
  readonly comment: string | null | undefined;
  readonly customerName: string;
  readonly isPickup: boolean;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly color: string | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly orderNote: string | null | undefined;
    readonly pieces: ReadonlyArray<{
      readonly amount: number;
      readonly color: string | null | undefined;
      readonly fit: Fit | null | undefined;
      readonly properties: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }>;
      readonly size: string | null | undefined;
      readonly sku: string | null | undefined;
      readonly texts: ReadonlyArray<string>;
      readonly title: string;
    }>;
    readonly properties: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly size: string | null | undefined;
    readonly sku: string | null | undefined;
    readonly texts: ReadonlyArray<string>;
    readonly title: string;
  }>;
  readonly orderNumber: string;
  readonly pickupAddress: string | null | undefined;
  readonly pieceCount: number;
  readonly placedAt: string;
  readonly shippingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
  };
  readonly " $fragmentType": "PackingSlip_order";
};
export type PackingSlip_order$key = {
  readonly " $data"?: PackingSlip_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackingSlip_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fit",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texts",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackingSlip_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pickupAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressLines_address"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
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
          "concreteType": "OrderPiece",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "5ca4f2f8d268a0ad954accfcdf223ee6";

export default node;
