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
  @Environment(\.navigator) private var navigator
  @Environment(\.listSelect) private var listSelect
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

  public var body: some View {
    if isInListRow {
      Button(action: follow) {
        HStack {
          label
          Spacer(minLength: 0)
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
            .foregroundStyle(Color(uiColor: .tertiaryLabel)).accessibilityHidden(true)
        }
      }
      .buttonStyle(.plain).disabled(isDead)
    } else {
      Button(action: follow) { label }.disabled(isDead)
    }
  }

  /// A link without a stack or without a value cannot be followed.
  private var isDead: Bool {
    if case .value(nil) = target { return true }
    return navigator == nil && listSelect == nil
  }

  private func follow() {
    if case .value(let value?) = target, navigator?.node?.hasDestination(for: value) != true,
      listSelect?.select(value) == true
    {
      return
    }
    guard let node = navigator?.node else { return }
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
}
