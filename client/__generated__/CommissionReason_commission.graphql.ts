/**
 * @generated SignedSource<<f59afa5db86e33ec8164b45179741c80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommissionEntryKind = "CORRECTED" | "EARNED" | "REDUCED";
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
  readonly parts: ReadonlyArray<{
    readonly group: string | null | undefined;
    readonly net: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly value: number;
  }>;
  readonly " $fragmentType": "CommissionReason_commission";
};
export type CommissionReason_commission$key = {
  readonly " $data"?: CommissionReason_commission$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommissionReason_commission">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommissionReason_commission",
  "selections": [
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "6c23faa265ed067e108a7e1d87df8cad";

export default node;
