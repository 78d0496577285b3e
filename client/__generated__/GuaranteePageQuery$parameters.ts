/**
 * @generated SignedSource<<46a6cd5e9c832885d5f1488c5072a45b>>
 * @relayHash d3eb2d17de0869a647bf9a84754da776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3eb2d17de0869a647bf9a84754da776

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GuaranteePageQuery } from './GuaranteePageQuery.graphql';

const node: PreloadableConcreteRequest<GuaranteePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3eb2d17de0869a647bf9a84754da776",
    "metadata": {},
    "name": "GuaranteePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
