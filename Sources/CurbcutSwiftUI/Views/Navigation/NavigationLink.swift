import CurbcutUIKit

/// A button that shows a screen on the stack that it is on.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationlink>.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let origin = SourceOrigin()
  private enum Target {
    case value(AnyHashable?)
    case view(() -> Destination)
  }

  private let target: Target
  private let label: Label
  /// Shows and takes away the screen, in older forms.
  private var isActive: Binding<Bool>?
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.navigator) private var navigator
  @Environment(\.hostedStack) private var hostedStack
  @Environment(\.detailColumn) private var detailColumn
  @Environment(\.columnStack) private var columnStack
  @Environment(\.listSelect) private var listSelect
  @Environment(\.editMode) private var editMode
  @Environment(\.isInListRow) private var isInListRow
  @State private var identity = LinkIdentity()

  /// Creates a link to a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// Creates a link to a view that a binding shows, by an older form.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
    self.isActive = isActive
  }

  /// Creates a link to a view that a binding shows, by an older form.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link to a view that is shown while a selection has a value, by an older form.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: Self.isSelected(tag, selection), destination: destination, label: label)
  }

  /// Creates a link to a view that is shown while a selection has a value, by an older form.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: Self.isSelected(tag, selection), destination: { destination }, label: label)
  }

  fileprivate static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  /// Sets whether the link shows its screen in the column of details, where there is one, or in the column that it is in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:)>.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    transformEnvironment(\.detailColumn) { if !isDetailLink { $0 = nil } }
  }

  /// The button.
  @ViewBuilder
  public var body: some View {
    if let isActive, case .view(let destination) = target {
      button.navigationDestination(isPresented: isActive) { destination() }
    } else {
      button
    }
  }

  @ViewBuilder
  private var button: some View {
    if isInListRow {
      Button(action: follow) {
        HStack {
          label
          Spacer(minLength: 8)
          // Beside the column in which the screen is shown, a row only selects it.
          if indicator != .hidden, detailColumn == nil {
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
              .foregroundStyle(Color(uiColor: .tertiaryLabel)).accessibilityHidden(true)
          }
        }
      }
      .buttonStyle(RowButtonStyle()).disabled(isDead).modifier(ConditionalTrait<LinkValueTrait>(value: value))
    } else {
      Button(action: follow) { label }.disabled(isDead)
    }
  }

  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  /// A link without a stack or without a value cannot be followed.
  private var isDead: Bool {
    if case .value(nil) = target { return true }
    // On a navigation controller of UIKit there are no destinations for values.
    if hostedStack != nil, case .view = target { return false }
    return navigator == nil && listSelect == nil
  }

  private func follow() {
    // While a list is edited its rows are not followed.
    if isInListRow, editMode?.wrappedValue.isEditing == true { return }
    if let isActive {
      isActive.wrappedValue = true
      return
    }
    if case .value(let value?) = target, navigator?.node?.hasDestination(for: value) != true,
      listSelect?.select(value) == true
    {
      return
    }
    guard let node = navigator?.node else {
      if case .view(let destination) = target { hostedStack?.push(AnyView(destination())) }
      return
    }
    // In the columns of a split view a link changes the last column, unless its own stack has the screen.
    if let detailColumn {
      switch target {
      case .value(let value?):
        if !node.hasDestination(for: value), detailColumn.show(value) { return }
        // A column without a stack of the app's own has no place for the screen; its destinations do count.
        if columnStack != nil, let view = node.screen(for: value),
          detailColumn.show(view, id: ObjectIdentifier(identity))
        {
          return
        }
      case .view(let destination):
        if detailColumn.show(AnyView(destination()), id: ObjectIdentifier(identity)) { return }
      default: break
      }
    }
    switch target {
    case .value(let value): if let value { node.push(value) }
    case .view(let destination): node.push(AnyView(destination()), id: ObjectIdentifier(identity))
    }
  }
}

/// Tells links apart.
private final class LinkIdentity: Sendable {}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a localised text to the screen for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  /// Creates a link with a text to the screen for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localised text to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a localised text to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a text to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a localised text to a view that a binding shows, by an older form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
  }
  /// Creates a link with a text to a view that a binding shows, by an older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(title) })
  }
  /// Creates a link with a localised text to a view that a binding shows, by an older form.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: { Text(titleKey) })
  }
  /// Creates a link with a text to a view that a binding shows, by an older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: { Text(title) })
  }
  /// Creates a link with a localised text to a view that is shown while a selection has a value, by an older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      isActive: Self.isSelected(tag, selection), destination: { destination }, label: { Text(titleKey) })
  }
  /// Creates a link with a text to a view that is shown while a selection has a value, by an older form.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(
      isActive: Self.isSelected(tag, selection), destination: { destination }, label: { Text(title) })
  }
  /// Creates a link with a localised text to a view that is shown while a selection has a value, by an older form.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      isActive: Self.isSelected(tag, selection), destination: destination, label: { Text(titleKey) })
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether links in rows show that they lead further.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether links in rows show that they lead further.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:)>.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}
