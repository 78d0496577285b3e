/**
 * @generated SignedSource<<de3ec8024dd747884fa24598a94d33df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAgreement_order$data = {
  readonly agreedTexts: ReadonlyArray<{
    readonly id: string;
    readonly revision: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AgreedTextButton_text">;
  }>;
  readonly " $fragmentType": "OrderAgreement_order";
};
export type OrderAgreement_order$key = {
  readonly " $data"?: OrderAgreement_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAgreement_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAgreement_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AgreedText",
      "kind": "LinkedField",
      "name": "agreedTexts",
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
          "name": "revision",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgreedTextButton_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d56d6065dc3cee34b5f58b46b40f4280";

export default node;
