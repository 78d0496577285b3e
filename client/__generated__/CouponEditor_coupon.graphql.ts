/**
 * @generated SignedSource<<734c49b1e9cdbaa096f31ad98c1c0502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponRole = "ADMIN" | "EVERYONE" | "MEMBER" | "SYSTEM" | "USER";
export type CouponScope = "ALL" | "PRODUCT" | "PRODUCT_GROUPS";
export type CouponState = "ACTIVE" | "DELETED" | "ENDED" | "OFF" | "PLANNED";
export type CouponType = "FLAT" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type CouponEditor_coupon$data = {
  readonly code: string;
  readonly deletedAt: string | null | undefined;
  readonly groupIds: ReadonlyArray<string>;
  readonly id: string;
  readonly isAdvertised: boolean;
  readonly isEnabled: boolean;
  readonly isSeries: boolean;
  readonly minimum: {
    readonly cents: number;
  } | null | undefined;
  readonly note: string | null | undefined;
  readonly product: {
    readonly id: string;
    readonly productNumber: string;
    readonly title: string;
  } | null | undefined;
  readonly revision: number;
  readonly roles: ReadonlyArray<CouponRole>;
  readonly scope: CouponScope;
  readonly state: CouponState;
  readonly type: CouponType;
  readonly useCount: number;
  readonly useLimit: number | null | undefined;
  readonly useLimitPerCustomer: number | null | undefined;
  readonly validFrom: string | null | undefined;
  readonly validUntil: string | null | undefined;
  readonly value: number;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CouponHistory_coupon" | "CouponUses_coupon">;
  readonly " $fragmentType": "CouponEditor_coupon";
};
export type CouponEditor_coupon$key = {
  readonly " $data"?: CouponEditor_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponEditor_coupon">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponEditor_coupon",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
      "concreteType": "CouponProduct",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useLimitPerCustomer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSeries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAdvertised",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponUses_coupon"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponHistory_coupon"
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};
})();

(node as any).hash = "47b9eb91cd4794c614944566f909a6f1";

export default node;
