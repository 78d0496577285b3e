/**
 * @generated SignedSource<<b4c4b9c0580e8795c4daa814763fa52f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalForm_offer$data = {
  readonly email: string;
  readonly items: ReadonlyArray<{
    readonly amount: number;
    readonly color: string | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly isExcluded: boolean;
    readonly lineId: string;
    readonly piece: number | null | undefined;
    readonly size: string | null | undefined;
    readonly title: string;
  }>;
  readonly name: string;
  readonly orderNumber: string;
  readonly " $fragmentType": "WithdrawalForm_offer";
};
export type WithdrawalForm_offer$key = {
  readonly " $data"?: WithdrawalForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalForm_offer",
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
      "name": "name",
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
      "concreteType": "WithdrawableItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piece",
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
          "name": "color",
          "storageKey": null
        },
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
          "name": "isExcluded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WithdrawalOffer",
  "abstractKey": null
};

(node as any).hash = "f5185f5f1d61e956f67e7b9be8160f0c";

export default node;
