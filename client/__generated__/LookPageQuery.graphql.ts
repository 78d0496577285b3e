/**
 * @generated SignedSource<<3954a2f1d7c1139a46f34a50493ef52c>>
 * @relayHash f01d7f73414cf54da9aab60425fc0cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f01d7f73414cf54da9aab60425fc0cde

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LookFileKind = "FONT" | "PICTURE";
export type LookPageQuery$variables = Record<PropertyKey, never>;
export type LookPageQuery$data = {
  readonly lookFiles: ReadonlyArray<{
    readonly key: string;
    readonly kind: LookFileKind;
    readonly name: string;
  }>;
  readonly settingsSection: {
    readonly values: any;
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
  readonly themes: ReadonlyArray<{
    readonly key: string;
    readonly name: string | null | undefined;
    readonly values: any;
  }>;
  readonly usualColours: any;
};
export type LookPageQuery = {
  response: LookPageQuery$data;
  variables: LookPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "look"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "values",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usualColours",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "LookFile",
  "kind": "LinkedField",
  "name": "lookFiles",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Theme",
  "kind": "LinkedField",
  "name": "themes",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LookPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SectionEditor_section"
          }
        ],
        "storageKey": "settingsSection(key:\"look\")"
      },
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LookPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secretsSet",
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
        "storageKey": "settingsSection(key:\"look\")"
      },
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "f01d7f73414cf54da9aab60425fc0cde",
    "metadata": {},
    "name": "LookPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82a03e046b9d25102c2a97836b151fda";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
