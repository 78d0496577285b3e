/**
 * @generated SignedSource<<2386f088fe3dda67c724a9716fc127b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponHistory_coupon$data = {
  readonly auditTrail: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AuditTable_entries">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CouponHistory_coupon";
};
export type CouponHistory_coupon$key = {
  readonly " $data"?: CouponHistory_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponHistory_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponHistory_coupon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AuditEntryConnection",
      "kind": "LinkedField",
      "name": "auditTrail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AuditTable_entries"
        }
      ],
      "storageKey": "auditTrail(first:10)"
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "3fbc9591fb9f2f2c68137d8b053675bf";

export default node;
