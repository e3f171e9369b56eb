import CurbcutUIKit
import Foundation

/// A control that does something when it is tapped.
///
/// Follows <https://developer.apple.com/documentation/swiftui/button>.
public struct Button<Label: View>: View {
  private let origin = SourceOrigin()
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.buttonSizing) private var sizing

  /// Creates a button with a view as its label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a view as its label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    if isInMenu { return AnyView(MenuEntry(label: AnyView(label), role: role, action: action)) }
    let label = label.centersLines()
    let shown = sizing == .flexible ? AnyView(label.frame(maxWidth: .infinity)) : AnyView(label)
    return AnyView(
      style.makeButton(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(shown), action: action)))
  }
}

extension Button where Label == Text {
  /// Creates a button with a localised text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a role and a localised text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a role and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a button with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a role, a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a button with a role, a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/button/init(role:action:)>.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button's role.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultbuttonlabel>.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A symbol whose text is spoken.
  public var body: some View {
    switch role {
    case .close: Label(SystemWord.close.text, systemImage: "xmark")
    case .cancel: Label(SystemWord.cancel.text, systemImage: "xmark")
    case .destructive: Label(SystemWord.delete.text, systemImage: "trash")
    default: Label(SystemWord.done.text, systemImage: "checkmark")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration, with the style around.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

/// What a button is for.
///
/// Follows <https://developer.apple.com/documentation/swiftui/buttonrole>.
public struct ButtonRole: Hashable, Sendable {
  private let raw: Int

  /// It deletes something.
  public static let destructive = Self(raw: 0)
  /// It cancels something.
  public static let cancel = Self(raw: 1)
  /// It confirms something.
  public static let confirm = Self(raw: 2)
  /// It closes something.
  public static let close = Self(raw: 3)
}

// MARK: Styles

/// How buttons look, with the standard interaction.
///
/// Follows <https://developer.apple.com/documentation/swiftui/buttonstyle>.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a button: its role, its label and whether it is pressed.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The view that describes the button.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool

  /// The view that describes the button.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .horizontal) }
  }
}

/// How buttons look and are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/primitivebuttonstyle>.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a button: its role, its label and how to trigger it.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The view that describes the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor
  public func trigger() { action() }

  /// The view that describes the button.
  public struct Label: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .horizontal) }
  }
}

/// A style for buttons of either kind.
@MainActor
struct AnyButtonStyle {
  let makeButton: @MainActor (PrimitiveButtonStyleConfiguration) -> any View
  /// Whether buttons are not shown here but given to UIKit.
  let isCollecting: Bool
  /// Whether a style of the system is prominent; nil for a style of the app.
  let isProminentOfSystem: Bool?

  init<S: ButtonStyle>(_ style: S, fillsRow: Bool = false) {
    isCollecting = false
    isProminentOfSystem = nil
    makeButton = { StyledButton(style: style, configuration: $0, fillsRow: fillsRow) }
  }

  init<S: PrimitiveButtonStyle>(_ style: S) {
    isCollecting = style is CollectingButtonStyle
    isProminentOfSystem = (style as? any SystemButtonStyle)?.isProminent
    makeButton = { PrimitiveStyledButton(style: style, configuration: $0) }
  }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
      // A button in the style's own body has the default style.
      .environment(\.buttonStyle, .automatic)
      // Whatever the style makes of it, it is a button.
      .modifier(ControlElement(traits: .button, action: { configuration.trigger() }))
  }
}

/// A button with the standard interaction and the look of a style.
struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether a tap anywhere in the row of a list is one on the button: one in a style that the app chose answers for
  /// itself alone.
  var fillsRow = false
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed)
    return ButtonSurface(
      content: StyleBody(owner: style) { $0.makeBody(configuration: configuration) },
      isPressed: $isPressed, isEnabled: isEnabled, fillsRow: fillsRow, action: self.configuration.action)
  }
}

/// The body of a style, whose dynamic properties are connected.
struct StyleBody<Owner, Content: View>: View {
  let owner: Owner
  let make: @MainActor (Owner) -> Content

  init(owner: Owner, _ make: @escaping @MainActor (Owner) -> Content) {
    self.owner = owner
    self.make = make
  }

  @MainActor static func _viewListCount() -> Int? { Content._viewListCount() }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: _GraphValue(content(view, inputs)), inputs: inputs)
  }

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view: _GraphValue(content(view, inputs)), inputs: inputs)
  }

  private static func content(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> Attribute<Content> {
    let storage = PropertyStorage(Owner.self, inputs.properties)
    let graph = inputs.graph
    let attribute = view.attribute
    return Attribute {
      let value = attribute.value
      var owner = value.owner
      storage.connect(&owner)
      return ObservedReads.track(graph) { value.make(owner) }
    }
  }

  typealias Body = Never
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/buttonstyle(_:)-7qx1>.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets the style of the buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = $0.replaced(by: AnyButtonStyle(style)) }
  }
}

extension AnyButtonStyle {
  /// The style in place of this one. Where UIKit shows the buttons, as in bars, the system's styles only say which of them
  /// is prominent.
  func replaced(by new: AnyButtonStyle) -> AnyButtonStyle {
    guard isCollecting, let isProminent = new.isProminentOfSystem else { return new }
    return AnyButtonStyle(CollectingButtonStyle(isProminent: isProminent))
  }

  static var automatic: AnyButtonStyle {
    AnyButtonStyle(StandardButtonLook(kind: .borderless), fillsRow: true)
  }
}
