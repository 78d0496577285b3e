/**
 * @generated SignedSource<<835c219a0c947bcc400a9577041c9813>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignUpForm_shop$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }>;
  readonly homeCountry: string;
  readonly " $fragmentType": "SignUpForm_shop";
};
export type SignUpForm_shop$key = {
  readonly " $data"?: SignUpForm_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpForm_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignUpForm_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "826c1633e68c2e2eb85c4fb2b32cbce0";

export default node;
