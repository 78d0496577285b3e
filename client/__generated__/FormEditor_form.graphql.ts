/**
 * @generated SignedSource<<17388eab3e7cedaa58115076c2cd7955>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormEditor_form$data = {
  readonly answerCount: number;
  readonly confirmation: {
    readonly de: string;
    readonly en: string;
  };
  readonly confirms: boolean;
  readonly fields: any;
  readonly id: string;
  readonly isContact: boolean;
  readonly keptDays: number;
  readonly name: string;
  readonly pages: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly recipients: ReadonlyArray<string>;
  readonly revision: number;
  readonly thanks: {
    readonly de: string;
    readonly en: string;
  };
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "FormEditor_form";
};
export type FormEditor_form$key = {
  readonly " $data"?: FormEditor_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormEditor_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "de",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "en",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormEditor_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageTexts",
      "kind": "LinkedField",
      "name": "thanks",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageTexts",
      "kind": "LinkedField",
      "name": "confirmation",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keptDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isContact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FormPage",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    }
  ],
  "type": "Form",
  "abstractKey": null
};
})();

(node as any).hash = "d0da49aa4d08374bee7d96c1ef65c840";

export default node;
