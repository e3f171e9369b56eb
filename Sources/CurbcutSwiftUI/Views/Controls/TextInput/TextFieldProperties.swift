import Foundation

/// What a text field shows and does, whatever its style.
@MainActor
struct TextFieldProperties {
  /// The text now, in a language and region.
  let read: (Locale) -> String
  /// Called with each text that is typed.
  let write: (String, Locale) -> Void
  /// Whether the text is written anew from the value when editing ends.
  var isFormatted = false
  var prompt: Text?
  var axis = Axis.horizontal
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// What is selected, for the app to know and to change; nil where it does not ask.
  var selection: BoundSelection?
  /// The text of the present update.
  var text = ""
  var label = AnyView(EmptyView())
  var hasBorder = false

  init(
    _ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    read = { _ in text.wrappedValue }
    write = { new, _ in text.wrappedValue = new }
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    read = { format.locale($0).format(value.wrappedValue) }
    write = { text, locale in
      // A text that cannot be read leaves the value as it is.
      if let parsed = try? format.locale(locale).parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    isFormatted = true
    self.prompt = prompt
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F, prompt: Text?)
  where F.FormatOutput == String {
    read = { locale in value.wrappedValue.map { format.locale(locale).format($0) } ?? "" }
    write = { text, locale in value.wrappedValue = try? format.locale(locale).parseStrategy.parse(text) }
    isFormatted = true
    self.prompt = prompt
  }

  init<V>(_ value: Binding<V>, formatter: Formatter, prompt: Text?) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    write = { text, _ in
      let parsed: Any? =
        switch formatter {
        case let numbers as NumberFormatter:
          numbers.number(from: text).flatMap { $0 as? V ?? Self.number($0) }
        case let dates as DateFormatter: dates.date(from: text)
        default: text
        }
      if let parsed = parsed as? V { value.wrappedValue = parsed }
    }
    isFormatted = true
    self.prompt = prompt
  }

  private nonisolated static func number<V>(_ number: NSNumber) -> V? {
    if V.self == Double.self { return number.doubleValue as? V }
    if V.self == Int.self { return number.intValue as? V }
    if V.self == Float.self { return number.floatValue as? V }
    if V.self == Decimal.self { return number.decimalValue as? V }
    return nil
  }
}

// MARK: Styles

/// How text fields look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textfieldstyle>.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// The view of a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field for a style.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  /// The content of the view.
  public var body: some View { view }
}

@MainActor
struct AnyTextFieldStyle {
  let make: @MainActor (TextFieldProperties) -> any View

  init<S: TextFieldStyle>(_ style: S) {
    make = { field in
      StyleBody(owner: style) {
        $0._body(configuration: TextField(label: _TextFieldStyleLabel(view: field.label), field: field))
      }
      // A field in the style's own body has the default style.
      .environment(\.textFieldStyle, .automatic)
    }
  }

  private init() {
    make = { field in
      switch (field.axis, field.isSecure) {
      case (.vertical, false): TallTextFieldSurface(field: field)
      default: TextFieldSurface(field: field)
      }
    }
  }

  static let automatic = AnyTextFieldStyle()
}

/// The system's choice: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The view of a text field in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The view of a text field in this style.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// The view of a text field in this style.
  public func _body(configuration: TextField<_Label>) -> some View {
    var bordered = configuration
    bordered.field.hasBorder = true
    return bordered
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's choice.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The rounded border style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)>.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
