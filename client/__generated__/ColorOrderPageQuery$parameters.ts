/**
 * @generated SignedSource<<debd3e53a01b767585f914b69eece60b>>
 * @relayHash f38bf052d3f4e4763ed323f3e3fcbf3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38bf052d3f4e4763ed323f3e3fcbf3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ColorOrderPageQuery } from './ColorOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ColorOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f38bf052d3f4e4763ed323f3e3fcbf3f",
    "metadata": {},
    "name": "ColorOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
