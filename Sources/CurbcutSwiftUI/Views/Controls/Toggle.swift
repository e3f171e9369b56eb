import CurbcutUIKit
import Foundation

/// A control that is on or off.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toggle>.
public struct Toggle<Label: View>: View {
  private let origin = SourceOrigin()
  private let isOn: Binding<Bool>
  private let isMixed: @MainActor () -> Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInToolbar) private var isInToolbar

  /// Creates a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = { false }
    self.label = label()
  }

  /// Creates a toggle for several values, which is mixed while they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = Binding(
      get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
      set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    isMixed = {
      let on = sources.filter { $0[keyPath: isOn].wrappedValue }.count
      return on > 0 && on < sources.count
    }
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    let (isOn, isOnNow, isMixed) = (isOn, isOn.wrappedValue, isMixed())
    if isInMenu {
      MenuEntry(
        label: AnyView(label), state: isMixed ? .mixed : isOnNow ? .on : .off,
        action: { isOn.wrappedValue.toggle() })
    } else {
      let configuration = ToggleStyleConfiguration(
        label: .init(view: AnyView(label)), isOn: isOn, isOnNow: isOnNow, isMixed: isMixed)
      let style = isInToolbar && style.isAutomatic ? .toolbarButton : style
      AnyView(style.make(configuration)).modifier(
        ControlElement(
          traits: [.button, .toggleButton], value: isMixed ? "2" : isOnNow ? "1" : "0",
          action: { isOn.wrappedValue.toggle() }))
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localised text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Creates a toggle for several values with a localised text.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localised text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

// MARK: Styles

/// How toggles look and are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/togglestyle>.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a toggle: its label and a binding to whether it is on.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// The view that describes the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool
  /// The value with which the configuration was made, so that another value makes another configuration.
  let isOnNow: Bool

  init(label: Label, isOn: Binding<Bool>, isOnNow: Bool, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isOnNow = isOnNow
    self.isMixed = isMixed
  }

  /// The view that describes a toggle.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .leading) }
  }
}

@MainActor
struct AnyToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration) -> any View
  /// Whether the system chooses, as suits the place.
  private(set) var isAutomatic = false

  init<S: ToggleStyle>(_ style: S) {
    isAutomatic = style is DefaultToggleStyle
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        // A toggle in the style's own body has the default style.
        .environment(\.toggleStyle, .automatic)
    }
  }

  private init(isAutomatic: Bool, _ make: @escaping @MainActor (ToggleStyleConfiguration) -> any View) {
    self.make = make
    self.isAutomatic = isAutomatic
  }

  static let automatic = AnyToggleStyle(isAutomatic: true) { SwitchToggle(configuration: $0) }

  /// A bar shows the symbol alone, filled while the toggle is on.
  static let toolbarButton = AnyToggleStyle(isAutomatic: false) {
    ToolbarToggle(configuration: $0)
  }
}

/// A toggle in a bar, which UIKit shows as a button that is selected.
private struct ToolbarToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      // Of a label with a symbol, a bar shows the symbol alone.
      configuration.label
    }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/togglestyle(_:)>.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
