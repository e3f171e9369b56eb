import CurbcutUIKit
import Foundation

/// How date pickers look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepickerstyle>.
@preconcurrency @MainActor
public protocol DatePickerStyle {
  /// What a style makes of a picker.
  associatedtype Body: View = Never
  /// What a style is given.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// Which of the system's styles it is; nil for one of the app's.
  var _kind: _DatePickerKind? { get }
}

extension DatePickerStyle {
  /// None of the system's styles.
  public var _kind: _DatePickerKind? { nil }
}

extension DatePickerStyle where Body == Never {
  /// Nothing: the system makes the view of its own styles.
  public func makeBody(configuration: Configuration) -> Never {
    preconditionFailure("the system makes the view of this style")
  }
}

/// What a style of the app's is given of a date picker.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepickerstyleconfiguration>.
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { OneView(view: view, layout: .leading) }
  }

  /// The label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public let maximumDate: Date?
  /// What of a date is chosen.
  public let displayedComponents: DatePickerComponents
  /// The date with which the configuration was made, so that another date makes another configuration.
  let dateNow: Date

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    dateNow = selection.wrappedValue
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// The styles of the system.
public enum _DatePickerKind: Sendable {
  case automatic, compact, graphical, wheel

  var platform: UIDatePickerStyle {
    switch self {
    case .automatic, .compact: .compact
    case .graphical: .inline
    case .wheel: .wheels
    }
  }
}

/// The system's choice: buttons that open a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _DatePickerKind? { .automatic }
}
/// Buttons that open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _DatePickerKind? { .compact }
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _DatePickerKind? { .graphical }
}
/// Spinning wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Which of the system's styles it is.
  public var _kind: _DatePickerKind? { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The system's choice.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerKindKey: EnvironmentKey {
  static let defaultValue = _DatePickerKind.automatic
}

private enum OwnDatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ((DatePickerStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What the app's own style makes of a picker; nil for one of the system's.
  var ownDatePickerStyle: ((DatePickerStyleConfiguration) -> AnyView)? {
    get { self[OwnDatePickerStyleKey.self] }
    set { self[OwnDatePickerStyleKey.self] = newValue }
  }

  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/datepickerstyle(_:)>.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      values.datePickerKind = style._kind ?? .automatic
      values.ownDatePickerStyle = style._kind == nil ? { AnyView(style.makeBody(configuration: $0)) } : nil
    }
  }
}
