/**
 * @generated SignedSource<<dc970667e81db6ff1c4691b0eb10ecd6>>
 * @relayHash b7b7a1fabaca117f33c140708a2407d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b7a1fabaca117f33c140708a2407d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ComponentsPageQuery } from './ComponentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ComponentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7b7a1fabaca117f33c140708a2407d6",
    "metadata": {},
    "name": "ComponentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
