/**
 * @generated SignedSource<<5d39c9eb3ad904ad39a8fb3cb5925fd0>>
 * @relayHash 42ab90c1dfffdbeb702f5eadc648291d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42ab90c1dfffdbeb702f5eadc648291d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankLinesPageQuery } from './BankLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<BankLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42ab90c1dfffdbeb702f5eadc648291d",
    "metadata": {},
    "name": "BankLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
