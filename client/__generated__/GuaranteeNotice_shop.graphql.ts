/**
 * @generated SignedSource<<c06cb40ad3550413a3c98eb723a13314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuaranteeNotice_shop$data = {
  readonly guaranteeNotice: {
    readonly address: string;
    readonly commercial: string;
    readonly liability: string;
    readonly more: string;
    readonly periods: string;
    readonly protection: string;
    readonly qrCode: {
      readonly path: string;
      readonly size: number;
    };
    readonly rights: string;
    readonly steps: string;
    readonly title: string;
    readonly url: string;
  };
  readonly " $fragmentType": "GuaranteeNotice_shop";
};
export type GuaranteeNotice_shop$key = {
  readonly " $data"?: GuaranteeNotice_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuaranteeNotice_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuaranteeNotice_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GuaranteeNotice",
      "kind": "LinkedField",
      "name": "guaranteeNotice",
      "plural": false,
      "selections": [
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
          "name": "protection",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rights",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "liability",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "periods",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "more",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QrCode",
          "kind": "LinkedField",
          "name": "qrCode",
          "plural": false,
          "selections": [
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
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steps",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commercial",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "706655e57f69eab99659beeadf3b02ab";

export default node;
