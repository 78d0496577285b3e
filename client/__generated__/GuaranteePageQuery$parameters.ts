/**
 * @generated SignedSource<<e37be0da16ada7fba08a4772e320e395>>
 * @relayHash d3eb2d17de0869a647bf9a84754da776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38534eb7cca84952b53a6533782442dac264b4fe97f71e5a2643a21384af6d4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GuaranteePageQuery } from './GuaranteePageQuery.graphql';

const node: PreloadableConcreteRequest<GuaranteePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38534eb7cca84952b53a6533782442dac264b4fe97f71e5a2643a21384af6d4f",
    "metadata": {},
    "name": "GuaranteePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
