import CurbcutUIKit

extension View {
  /// Sets the screen that a stack shows for values of a type.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)>.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationItem { values, context in
      values.destinations[ObjectIdentifier(D.self)] = NavigationItemValues.Destination(
        version: context.version, owner: context.owner
      ) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a screen on the stack while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)>.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let (view, isShown) = (AnyView(destination()), isPresented.wrappedValue)
    return navigationItem { values, context in
      values.conditions.append(
        NavigationItemValues.Condition(
          owner: context.owner, version: context.version, isPresented: isShown, view: view,
          dismiss: { isPresented.wrappedValue = false }))
    }
  }

  /// Shows a screen on the stack while there is an item.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)>.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    let view = value.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    return navigationItem { values, context in
      values.conditions.append(
        NavigationItemValues.Condition(
          owner: context.owner, version: context.version, isPresented: value != nil, view: view,
          dismiss: { item.wrappedValue = nil }))
    }
  }
}
