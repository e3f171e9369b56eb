import CurbcutUIKit
import Foundation

/// A control that chooses one of several options.
///
/// Follows <https://developer.apple.com/documentation/swiftui/picker>.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let origin = SourceOrigin()
  private let label: Label
  private let content: Content
  private let selection: Binding<SelectionValue>
  private var valueLabel: AnyView?
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a picker with a view as its label. The options are the views with a tag.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.selection = selection
  }

  /// Creates a picker with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The content of the view.
  public var body: some View {
    let selection = selection
    let picker = PickerProperties(
      label: AnyView(label), content: AnyView(content), selection: PickerTag(selection.wrappedValue),
      select: { tag in
        if let value = tag.value(as: SelectionValue.self) { selection.wrappedValue = value }
      }, canHold: { $0.value(as: SelectionValue.self) != nil }, valueLabel: valueLabel)
    if isInMenu { return AnyView(MenuPicker(picker: picker, isSubmenu: kind == .menu)) }
    switch kind {
    case .automatic, .menu: return AnyView(PlacedView(content: PopUpPicker(picker: picker)))
    case .segmented: return AnyView(SegmentedPicker(picker: picker))
    case .wheel: return AnyView(WheelPicker(picker: picker))
    case .inline: return AnyView(InlinePicker(picker: picker))
    case .navigationLink: return AnyView(LinkPicker(picker: picker))
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == CurbcutSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localised text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { CurbcutSwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { CurbcutSwiftUI.Label(title, systemImage: systemImage) }
    )
  }
}

extension Picker {
  /// Creates a picker that shows a view for its value.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:currentvaluelabel:)>.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    valueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker of the value that several sources share.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where C.Element: Sendable {
    self.init(selection: Self.shared(sources, selection), content: content, label: label)
  }

  private static func shared<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>
  ) -> Binding<SelectionValue> {
    guard let first = sources.first?[keyPath: selection] else {
      preconditionFailure("a picker needs at least one source")
    }
    return Binding(
      get: { first.wrappedValue },
      set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } })
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localised text that shows a view for its value.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
    valueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker of the value that several sources share, with a localised text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/picker/init(_:sources:selection:content:)-5kw5d>.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element: Sendable {
    self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker of the value that several sources share, with a text.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C.Element: Sendable {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }
}

// MARK: Tags

/// The value of an option. An optional value is the same as what it holds, so that tags fit selections that may be
/// nil.
struct PickerTag: Hashable, CustomStringConvertible {
  private let value: AnyHashable

  init<Value: Hashable>(_ value: Value) { self.init(any: AnyHashable(value)) }

  init(any value: AnyHashable) { self.value = Self.unwrapped(value) }

  private enum Nothing: Hashable { case nothing }

  var description: String { value == AnyHashable(Nothing.nothing) ? "nil" : "\(value.base)" }

  private static func unwrapped(_ value: AnyHashable) -> AnyHashable {
    let mirror = Mirror(reflecting: value.base)
    guard mirror.displayStyle == .optional else { return value }
    guard let inner = mirror.children.first?.value else { return AnyHashable(Nothing.nothing) }
    return (inner as? any Hashable).map { unwrapped(AnyHashable($0)) } ?? value
  }

  func value<Value>(as type: Value.Type) -> Value? {
    if let value = value.base as? Value { return value }
    return value == AnyHashable(Nothing.nothing)
      ? (Value.self as? any ExpressibleByNilLiteral.Type)?.none() : nil
  }
}

extension ExpressibleByNilLiteral {
  fileprivate static func none<Value>() -> Value? { Self(nilLiteral: ()) as? Value }
}

/// What a picker shows and does, whatever its style.
@MainActor
struct PickerProperties {
  var label: AnyView
  var content: AnyView
  var selection: PickerTag
  var select: (PickerTag) -> Void
  /// Whether a tag is of the selection's type.
  var canHold: (PickerTag) -> Bool
  /// Shown in place of the selected option.
  var valueLabel: AnyView?
}

// MARK: Styles

/// How pickers look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pickerstyle>.
@preconcurrency @MainActor
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

/// The styles of the system.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink
}

/// The system's choice: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .automatic }
}
/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .menu }
}
/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .segmented }
}
/// Segments in a menu; segments side by side elsewhere.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .segmented }
}
/// A spinning wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .wheel }
}
/// Options among the other rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .inline }
}
/// A row that leads to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Segments in a menu.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey {
  static let defaultValue = _PickerKind.automatic
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/pickerstyle(_:)>.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, style._kind) }
}
