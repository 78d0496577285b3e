/**
 * @generated SignedSource<<f4859a2af2ffe0c6b1ba25e9dcaff414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCompany_choices$data = {
  readonly shop: {
    readonly countries: ReadonlyArray<{
      readonly code: string;
      readonly title: string;
    }>;
    readonly homeCountry: string;
  };
  readonly " $fragmentType": "NewCompany_choices";
};
export type NewCompany_choices$key = {
  readonly " $data"?: NewCompany_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCompany_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewCompany_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shop",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "21dc7ef5f52f88c0c88aa31d093575f2";

export default node;
