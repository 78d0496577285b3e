/**
 * @generated SignedSource<<6bc9ec05962db356bd0aa8ea0ddea004>>
 * @relayHash a4545fe03f092b7cc5e0e5a2e568cabb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4b0b2d6a759f4e51d0c3360c2cf529208e4db02e96da50cbb5d06100d5337d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrdersPageQuery } from './OwnOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4b0b2d6a759f4e51d0c3360c2cf529208e4db02e96da50cbb5d06100d5337d1",
    "metadata": {},
    "name": "OwnOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
