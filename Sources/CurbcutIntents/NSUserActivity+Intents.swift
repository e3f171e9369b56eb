import CurbcutFoundation

extension NSUserActivity {
  /// What a person has done that led to the activity; nil, since Siri does nothing here.
  public var interaction: INInteraction? { nil }

  /// What a person may say to Siri to continue the activity. Nobody hears it here.
  public var suggestedInvocationPhrase: String? {
    get { suggestedPhrase }
    set { suggestedPhrase = newValue }
  }
}
