import CurbcutUIKit
import Foundation

/// A control in which text is typed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textfield>.
public struct TextField<Label: View>: View {
  private let origin = SourceOrigin()
  let label: Label
  var field: TextFieldProperties
  @Environment(\.textFieldStyle) private var style
  @Environment(\.locale) private var locale

  init(label: Label, field: TextFieldProperties) {
    self.label = label
    self.field = field
  }

  /// The content of the view.
  public var body: some View {
    var shown = field
    shown.text = field.read(locale)
    shown.label = AnyView(label)
    return AnyView(style.make(shown))
  }

  /// Creates a text field with a view as its label, which stands in the empty field unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), field: TextFieldProperties(text, prompt: prompt))
  }

  /// Creates a text field that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), field: TextFieldProperties(text, prompt: prompt, axis: axis))
  }

  /// Creates a text field for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), field: TextFieldProperties(value, format: format, prompt: prompt))
  }

  /// Creates a text field for a value in a format, which is nil while the text cannot be read.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), field: TextFieldProperties(optional: value, format: format, prompt: prompt))
  }

  /// Creates a text field for a value with a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), field: TextFieldProperties(value, formatter: formatter, prompt: prompt))
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localised text, which stands in the empty field unless there is a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), field: TextFieldProperties(text, prompt: prompt))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), field: TextFieldProperties(text, prompt: prompt))
  }

  /// Creates a text field that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), field: TextFieldProperties(text, prompt: prompt, axis: axis))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), field: TextFieldProperties(text, prompt: prompt, axis: axis))
  }

  /// Creates a text field that tells of the beginning and end of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey),
      field: TextFieldProperties(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title),
      field: TextFieldProperties(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
  /// Creates the view with a localised text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), field: TextFieldProperties(text, onCommit: onCommit))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(title), field: TextFieldProperties(text, onCommit: onCommit))
  }

  /// Creates a text field for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), field: TextFieldProperties(value, format: format, prompt: prompt))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), field: TextFieldProperties(value, format: format, prompt: prompt))
  }
  /// Creates the view with a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), field: TextFieldProperties(optional: value, format: format, prompt: prompt))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), field: TextFieldProperties(optional: value, format: format, prompt: prompt))
  }

  /// Creates a text field for a value with a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  {
    self.init(label: Text(titleKey), field: TextFieldProperties(value, formatter: formatter, prompt: prompt))
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  {
    self.init(label: Text(title), field: TextFieldProperties(value, formatter: formatter, prompt: prompt))
  }
}

/// A control in which text is typed that nobody is to see.
///
/// Follows <https://developer.apple.com/documentation/swiftui/securefield>.
public struct SecureField<Label: View>: View {
  private let origin = SourceOrigin()
  private let field: TextField<Label>

  private init(_ label: Label, _ text: Binding<String>, prompt: Text?, onCommit: @escaping () -> Void = {}) {
    var field = TextFieldProperties(text, prompt: prompt, onCommit: onCommit)
    field.isSecure = true
    self.field = TextField(label: label, field: field)
  }

  /// Creates a secure field with a view as its label, which stands in the empty field unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text, prompt: prompt)
  }

  /// The content of the view.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localised text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(titleKey), text, prompt: prompt)
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt: prompt)
  }
  /// Creates the view with a localised text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(titleKey), text, prompt: nil, onCommit: onCommit)
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(Text(title), text, prompt: nil, onCommit: onCommit)
  }
}
