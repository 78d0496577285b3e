/**
 * @generated SignedSource<<4d84259ceb8abefff5216aab18b478bb>>
 * @relayHash a6f2e29aa9bad4cfa9c8bfefeee009d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6f2e29aa9bad4cfa9c8bfefeee009d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenusPageQuery$variables = Record<PropertyKey, never>;
export type MenusPageQuery$data = {
  readonly menuGroups: ReadonlyArray<{
    readonly path: string;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly menuPages: ReadonlyArray<{
    readonly path: {
      readonly de: string;
      readonly en: string;
    };
    readonly title: {
      readonly de: string;
      readonly en: string;
    };
  }>;
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type MenusPageQuery = {
  response: MenusPageQuery$data;
  variables: MenusPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "frame"
  }
],
v1 = [
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
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuGroup",
  "kind": "LinkedField",
  "name": "menuGroups",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuPage",
  "kind": "LinkedField",
  "name": "menuPages",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageTexts",
      "kind": "LinkedField",
      "name": "path",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageTexts",
      "kind": "LinkedField",
      "name": "title",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SectionEditor_section"
          }
        ],
        "storageKey": "settingsSection(key:\"frame\")"
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "values",
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
        "storageKey": "settingsSection(key:\"frame\")"
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "a6f2e29aa9bad4cfa9c8bfefeee009d8",
    "metadata": {},
    "name": "MenusPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ecb1242f32043369f65ceef9c783a1ee";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
