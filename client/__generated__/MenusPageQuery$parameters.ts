/**
 * @generated SignedSource<<25d6d00d25e94be6f4238dd0e54e3d23>>
 * @relayHash a6f2e29aa9bad4cfa9c8bfefeee009d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6f2e29aa9bad4cfa9c8bfefeee009d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenusPageQuery } from './MenusPageQuery.graphql';

const node: PreloadableConcreteRequest<MenusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6f2e29aa9bad4cfa9c8bfefeee009d8",
    "metadata": {},
    "name": "MenusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
