import Foundation

/// How the keyboard should behave for a text input.
///
/// On iOS every member is optional and settable. Here each has the default value of iOS, and the text controls
/// redeclare them as settable properties.
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputtraits>.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// What the keyboard capitalises automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected while they are typed.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces around pasted or cut text are adjusted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether the rest of a word is proposed while it is typed.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// What Writing Tools may do with the text.
  var writingToolsBehavior: UIWritingToolsBehavior { get }
  /// What a generated password must be like; nil for no rules.
  var passwordRules: UITextInputPasswordRules? { get }
  /// The keys that the keyboard shows.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is dimmed while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is shown as bullets.
  var isSecureTextEntry: Bool { get }
  /// The kind of text, used for AutoFill; nil lets the system guess.
  var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
  /// The first word of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system decides.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system decides.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system decides.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system decides.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system decides.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The system decides.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The system decides.
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  /// No rules.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The default keys.
  public var keyboardType: UIKeyboardType { .default }
  /// Follows the interface style.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default return key.
  public var returnKeyType: UIReturnKeyType { .default }
  public var enablesReturnKeyAutomatically: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var textContentType: UITextContentType! { nil }
}

/// What a keyboard capitalises automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Every letter.
  case allCharacters = 3
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// They stay as typed.
  case no = 1
  /// They are corrected.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// They are not checked.
  case no = 1
  /// They are checked, and mistakes are marked.
  case yes = 2
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// They stay straight.
  case no = 1
  /// They become curly.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// They stay hyphens.
  case no = 1
  /// They become a dash.
  case yes = 2
}

/// Whether the rest of a word is proposed while it is typed. Without effect: nothing is predicted here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype>.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Nothing is proposed.
  case no = 1
  /// What is likely to follow is proposed.
  case yes = 2
}

/// Whether spaces around pasted or cut text are adjusted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Spaces stay as they are.
  case no = 1
  /// Spaces between words are added or removed as needed.
  case yes = 2
}

/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  /// The default keys for the user's language.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Keys for a web address: full stop, slash and ".com".
  case URL = 3
  /// The digits 0 to 9, for a PIN.
  case numberPad = 4
  /// Digits with star and number sign, for a telephone number.
  case phonePad = 5
  /// Letters, with digits one tap away, for a name or a telephone number.
  case namePhonePad = 6
  /// Keys for an e-mail address: at sign and full stop.
  case emailAddress = 7
  /// Digits with the decimal separator.
  case decimalPad = 8
  /// The default keys with at sign and number sign.
  case twitter = 9
  /// Keys for web searches and addresses.
  case webSearch = 10
  /// The digits 0 to 9, always the ASCII ones.
  case asciiCapableNumberPad = 11

  /// The old name of ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Follows the interface style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of a return key.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "Google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// The kind of content of a text field, used for AutoFill.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextcontenttype>.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = Self(rawValue: "name")
  /// A title before a name, such as Dr.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "middle-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A suffix after a name, such as Jr.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "job-title")
  /// The name of a company.
  public static let organizationName = Self(rawValue: "organization-name")
  /// A location: an address, a point of interest, or anything that identifies one.
  public static let location = Self(rawValue: "location")
  /// A whole address with street, city and country.
  public static let fullStreetAddress = Self(rawValue: "full-street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city together with its state or province.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "sublocality")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = Self(rawValue: "email")
  // Apple's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The code that secures a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The month and year in which a credit card expires.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// The password of an account.
  public static let password = Self(rawValue: "password")
  /// A password for a new account, or a changed one.
  public static let newPassword = Self(rawValue: "new-password")
  /// A single-use code received in a message.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = Self(rawValue: "date-time")
}
