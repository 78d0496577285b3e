/**
 * @generated SignedSource<<e82935ddc33f4842a0ffb118dfbd8d50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirstStepKey = "ADDRESS" | "COMPANY" | "LEGAL" | "MAIL" | "PAYMENT" | "PRODUCT" | "SHIPPING" | "TAX";
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_steps$data = {
  readonly steps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isSkipped: boolean;
    readonly key: FirstStepKey;
    readonly missing: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "FirstSteps_steps";
};
export type FirstSteps_steps$key = {
  readonly " $data"?: FirstSteps_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_steps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_steps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSkipped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FirstSteps",
  "abstractKey": null
};

(node as any).hash = "ae7711efada3816d5ab6a7f68a969084";

export default node;
