/**
 * @generated SignedSource<<7011102d61cf5184e25f31ea42ab0dd8>>
 * @relayHash 3cd9daa04128b5b11815a6645bf420ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be1de273c78792cc48acf224dc82206a6aae1469df5bb3f4e9f3744fe36a4e26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorsPageQuery } from './ColorsPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be1de273c78792cc48acf224dc82206a6aae1469df5bb3f4e9f3744fe36a4e26",
    "metadata": {},
    "name": "ColorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
