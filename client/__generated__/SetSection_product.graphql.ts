/**
 * @generated SignedSource<<3fec752420afe48647999fdef1d629cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetSection_product$data = {
  readonly setSlots: ReadonlyArray<{
    readonly position: number;
    readonly product: {
      readonly id: string;
      readonly productNumber: string;
      readonly title: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "SetSection_product";
};
export type SetSection_product$key = {
  readonly " $data"?: SetSection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetSection_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetSection_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SetSlot",
      "kind": "LinkedField",
      "name": "setSlots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5501b2a4cebfe98df569cfe90018c51d";

export default node;
