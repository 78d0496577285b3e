/**
 * @generated SignedSource<<eeb0fb8b7547e7d64db1581f9dadef48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryDays_delivery$data = {
  readonly printingDays: number | null | undefined;
  readonly sizes: ReadonlyArray<{
    readonly delivery: {
      readonly earliest: string | null | undefined;
      readonly latest: string | null | undefined;
      readonly weeks: number;
    };
    readonly sizes: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "DeliveryDays_delivery";
};
export type DeliveryDays_delivery$key = {
  readonly " $data"?: DeliveryDays_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryDays_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveredSizes",
      "kind": "LinkedField",
      "name": "sizes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Delivery",
          "kind": "LinkedField",
          "name": "delivery",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weeks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "earliest",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latest",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "printingDays",
      "storageKey": null
    }
  ],
  "type": "ProductDelivery",
  "abstractKey": null
};

(node as any).hash = "4ae084c297ac3589fcddf41dbe7d06e3";

export default node;
