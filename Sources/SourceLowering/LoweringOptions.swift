/// How the sources of one module are lowered.
public struct LoweringOptions: Hashable, Sendable {
  /// The plain options: the module keeps its `main`, the names of Apple's modules become ours.
  public init() {}
}
