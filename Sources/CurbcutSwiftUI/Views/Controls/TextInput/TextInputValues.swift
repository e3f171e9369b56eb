import CurbcutUIKit

/// How the keyboard behaves for the text fields in a view.
struct TextInputValues {
  var keyboardType = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var submitLabel = SubmitLabel.return
  /// What is done when the return key is pressed, the nearest first.
  var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  @MainActor
  func submit(_ trigger: SubmitTriggers) {
    for entry in submitActions where entry.triggers.contains(trigger) { entry.action() }
  }
}

private enum TextInputKey: EnvironmentKey {
  static var defaultValue: TextInputValues { TextInputValues() }
}
private enum AutocorrectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var textInput: TextInputValues {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// Whether words are left as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

/// What submits a value.
///
/// Follows <https://developer.apple.com/documentation/swiftui/submittriggers>.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates the value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The title of the return key.
///
/// Follows <https://developer.apple.com/documentation/swiftui/submitlabel>.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  /// The word “done”.
  public static let done = SubmitLabel(key: .done)
  /// The word “go”.
  public static let go = SubmitLabel(key: .go)
  /// The word “send”.
  public static let send = SubmitLabel(key: .send)
  /// The word “join”.
  public static let join = SubmitLabel(key: .join)
  /// The word “route”.
  public static let route = SubmitLabel(key: .route)
  /// The word “search”.
  public static let search = SubmitLabel(key: .search)
  /// The word “return”.
  public static let `return` = SubmitLabel(key: .default)
  /// The word “next”.
  public static let next = SubmitLabel(key: .next)
  /// The word “continue”.
  public static let `continue` = SubmitLabel(key: .continue)
}

/// What the keyboard capitalises.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textinputautocapitalization>.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the behaviour that UIKit names so.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  /// Nothing.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

extension View {
  /// Sets the keys that the keyboard shows for the text fields in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)>.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput) { $0.keyboardType = type }
  }

  /// Sets what kind of text the fields in the view are for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput) { $0.contentType = textContentType }
  }

  /// Sets whether words are left as they are typed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)>.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Sets whether words are left as they are typed; nil for the system's choice.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Sets what the keyboard capitalises; nil for the system's choice.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)>.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = autocapitalization?.type }
  }

  /// Sets what the keyboard capitalises.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInput) { $0.capitalization = style }
  }

  /// Sets the title of the return key.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/submitlabel(_:)>.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInput) { $0.submitLabel = submitLabel }
  }

  /// Does something when a value in the view is submitted.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)>.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.textInput) { $0.submitActions.insert((triggers, action), at: 0) }
  }

  /// Keeps what is submitted in the view from the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.textInput) { if isBlocking { $0.submitActions.removeAll() } }
  }
}

extension UITextField {
  /// Takes over what views have set for the fields in them.
  func adopt(_ values: TextInputValues, isCorrecting: Bool) {
    keyboardType = values.keyboardType
    textContentType = values.contentType
    autocapitalizationType = values.capitalization ?? .sentences
    autocorrectionType = isCorrecting ? .default : .no
    returnKeyType = values.submitLabel.key
  }
}

extension UITextView {
  /// Takes over what views have set for the fields in them.
  func adopt(_ values: TextInputValues, isCorrecting: Bool) {
    keyboardType = values.keyboardType
    textContentType = values.contentType
    autocapitalizationType = values.capitalization ?? .sentences
    autocorrectionType = isCorrecting ? .default : .no
    returnKeyType = values.submitLabel.key
  }
}

extension TextAlignment {
  func platform(_ direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
