/**
 * @generated SignedSource<<28c86ee80b00252acc9bd0764496b632>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GeneralEditor_opening$data = {
  readonly missing: ReadonlyArray<string>;
  readonly needed: ReadonlyArray<{
    readonly countries: ReadonlyArray<string> | null | undefined;
    readonly field: string;
    readonly legalForms: ReadonlyArray<string> | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningState_opening">;
  readonly " $fragmentType": "GeneralEditor_opening";
};
export type GeneralEditor_opening$key = {
  readonly " $data"?: GeneralEditor_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"GeneralEditor_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GeneralEditor_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopParticular",
      "kind": "LinkedField",
      "name": "needed",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legalForms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countries",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningState_opening"
    }
  ],
  "type": "ShopOpening",
  "abstractKey": null
};

(node as any).hash = "5b3380ebfb46e653f6b3755f4dd76073";

export default node;
