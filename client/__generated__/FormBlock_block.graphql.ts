/**
 * @generated SignedSource<<ae78db0d4896e237b3f1eab8139424a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBlock_block$data = {
  readonly form: {
    readonly formId: string;
    readonly " $fragmentSpreads": FragmentRefs<"VisitorForm_form">;
  } | null | undefined;
  readonly " $fragmentType": "FormBlock_block";
};
export type FormBlock_block$key = {
  readonly " $data"?: FormBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShownForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VisitorForm_form"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormBlock",
  "abstractKey": null
};

(node as any).hash = "1e1544ad4a2e18b124544cd4467da246";

export default node;
