import CurbcutFoundation

/// How large a search field in a bar is while nobody searches.
///
/// Follows <https://developer.apple.com/documentation/swiftui/searchtoolbarbehavior>.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// A button.
  public static let minimize = Self(raw: 1)
}

/// Whether a search field has a microphone for dictation.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textinputdictationbehavior>.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, preventDictation
    case inline(TextInputDictationActivation)
  }

  private let kind: Kind

  /// As the system does.
  public static let automatic = Self(kind: .automatic)
  /// None.
  public static let preventDictation = Self(kind: .preventDictation)
  /// One in the field, which is begun in some way.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(kind: .inline(activation))
  }
}

/// How dictation in a search field is begun.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textinputdictationactivation>.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let raw: Int

  /// When the microphone is selected.
  public static let onSelect = Self(raw: 0)
  /// When the person looks at it.
  public static let onLook = Self(raw: 1)
}

extension View {
  /// Sets whether the search fields of the view have a microphone. Search fields here have none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchdictationbehavior(_:)>.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }

  /// Sets how large the search fields in the bars of the view are while nobody searches.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/searchtoolbarbehavior(_:)>.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .minimize {
      UnsupportedMembers.wasSet("View.searchToolbarBehavior: a search field does not become a button")
    }
    return self
  }
}
