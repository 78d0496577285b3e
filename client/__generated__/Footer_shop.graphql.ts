/**
 * @generated SignedSource<<21e7c66fde4c2acf4e0bee07f0b400e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Footer_shop$data = {
  readonly claim: string;
  readonly email: string;
  readonly frame: {
    readonly footer: ReadonlyArray<{
      readonly links: ReadonlyArray<{
        readonly href: string;
        readonly label: string;
      }>;
      readonly title: string;
    }> | null | undefined;
  };
  readonly name: string;
  readonly paymentMarks: ReadonlyArray<string>;
  readonly phone: string;
  readonly " $fragmentType": "Footer_shop";
};
export type Footer_shop$key = {
  readonly " $data"?: Footer_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_shop",
  "selections": [
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
      "name": "claim",
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
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMarks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteFrame",
      "kind": "LinkedField",
      "name": "frame",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FooterColumn",
          "kind": "LinkedField",
          "name": "footer",
          "plural": true,
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
              "concreteType": "MenuLink",
              "kind": "LinkedField",
              "name": "links",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "href",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "286f920a92cf1aeac8f587f846aa586a";

export default node;
