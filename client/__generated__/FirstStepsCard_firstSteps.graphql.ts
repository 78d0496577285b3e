/**
 * @generated SignedSource<<718a44cda1ef3a13bbd34472cfff65ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirstStepKey = "ADDRESS" | "COMPANY" | "LEGAL" | "MAIL" | "PAYMENT" | "PRODUCT" | "SHIPPING" | "TAX";
import type { FragmentRefs } from "relay-runtime";
export type FirstStepsCard_firstSteps$data = {
  readonly isHidden: boolean;
  readonly steps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isSkipped: boolean;
    readonly key: FirstStepKey;
  }>;
  readonly " $fragmentType": "FirstStepsCard_firstSteps";
};
export type FirstStepsCard_firstSteps$key = {
  readonly " $data"?: FirstStepsCard_firstSteps$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstStepsCard_firstSteps">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstStepsCard_firstSteps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FirstSteps",
  "abstractKey": null
};

(node as any).hash = "9f439048c105c108f303136dc7369f1b";

export default node;
