/**
 * @generated SignedSource<<271347898d1022cda97c5baf4241f8a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommissionEntryKind = "CORRECTED" | "EARNED" | "REDUCED";
export type CommissionKind = "FIXED" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type CommissionReason_commission$data = {
  readonly entries: ReadonlyArray<{
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly id: string;
    readonly kind: CommissionEntryKind;
    readonly note: string | null | undefined;
    readonly person: string | null | undefined;
  }>;
  readonly kind: CommissionKind;
  readonly net: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly parts: ReadonlyArray<{
    readonly group: string | null | undefined;
    readonly net: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly value: number;
  }>;
  readonly value: number;
  readonly " $fragmentType": "CommissionReason_commission";
};
export type CommissionReason_commission$key = {
  readonly " $data"?: CommissionReason_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionReason_commission">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommissionReason_commission",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommissionEntry",
      "kind": "LinkedField",
      "name": "entries",
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
          "name": "person",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commission",
  "abstractKey": null
};
})();

(node as any).hash = "faba1f3c2faed87a40634ba187daf3e1";

export default node;
