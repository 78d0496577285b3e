/**
 * @generated SignedSource<<6f1665fd8b8743635389e583a2f59d7d>>
 * @relayHash 0489e3b4f45ee19d18bb178fee241caf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0489e3b4f45ee19d18bb178fee241caf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonsPageQuery } from './PersonsPageQuery.graphql';

const node: PreloadableConcreteRequest<PersonsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0489e3b4f45ee19d18bb178fee241caf",
    "metadata": {},
    "name": "PersonsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
