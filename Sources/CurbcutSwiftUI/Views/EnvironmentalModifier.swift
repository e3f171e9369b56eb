/// A modifier that is made from the environment of the view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/environmentalmodifier>.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier; called again when a value changes that it has read.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the node of a view with the resolved modifier.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._makeView(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  /// Makes the list of views with the resolved modifier.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    ResolvedModifier._makeViewList(modifier: resolved(modifier, inputs), inputs: inputs, body: body)
  }

  /// How many views the resolved modifier makes of the modified view.
  public static func _viewListCount(content: Int?) -> Int? {
    ResolvedModifier._viewListCount(content: content)
  }

  private static func resolved(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs
  ) -> _GraphValue<ResolvedModifier> {
    let (attribute, environment) = (modifier.attribute, inputs.environment)
    return _GraphValue(Attribute { attribute.value.resolve(in: environment.value) })
  }
}
