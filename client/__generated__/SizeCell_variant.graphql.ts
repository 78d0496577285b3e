/**
 * @generated SignedSource<<4b329c31221184d790f33469694abc69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityState = "BACK_ON_DATE" | "FEW_LEFT" | "IN_STOCK" | "SOLD_OUT";
import type { FragmentRefs } from "relay-runtime";
export type SizeCell_variant$data = {
  readonly availability: {
    readonly state: AvailabilityState;
  };
  readonly id: string;
  readonly price: {
    readonly cents: number;
  };
  readonly " $fragmentType": "SizeCell_variant";
};
export type SizeCell_variant$key = {
  readonly " $data"?: SizeCell_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"SizeCell_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SizeCell_variant",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
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
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "c4deae2c756e383084b7e1a89d9921f6";

export default node;
