/// Sets a value of the environment for the view and all in it.
public struct _EnvironmentKeyWritingModifier<Value>: InputsModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var value: Value

  static func change(_ inputs: _ViewInputs, _ modifier: Attribute<Self>) -> _ViewInputs {
    inputs.changingEnvironment { values in
      let modifier = modifier.value
      values[keyPath: modifier.keyPath] = modifier.value
    }
  }
}

/// Changes a value of the environment for the view and all in it.
public struct _EnvironmentKeyTransformModifier<Value>: InputsModifier {
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var transform: (inout Value) -> Void

  static func change(_ inputs: _ViewInputs, _ modifier: Attribute<Self>) -> _ViewInputs {
    // As in iOS a key path that is another one than at first is not followed; nothing is transformed then.
    let first = GraphNode.untracked { modifier.value.keyPath }
    return inputs.changingEnvironment { values in
      let modifier = modifier.value
      if modifier.keyPath == first { modifier.transform(&values[keyPath: first]) }
    }
  }
}

/// Gives the view and all in it an object, by its type.
struct EnvironmentObjectModifier<Object>: InputsModifier {
  var object: Object?

  static func change(_ inputs: _ViewInputs, _ modifier: Attribute<Self>) -> _ViewInputs {
    inputs.changingEnvironment { $0.setObject(modifier.value.object) }
  }
}

extension View {
  /// Sets a value of the environment for the view and all in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)>.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Gives the view and all in it an observable object.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/environment(_:)-4516h>.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Gives the view and all in it an observable object.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)>.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for the view and all in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)>.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
