/// How large a sheet is where there is room for more than the sheet.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationsizing>.
@preconcurrency @MainActor
public protocol PresentationSizing {
  /// Which of the system's sizes it is.
  var _kind: _PresentationSizingKind { get }
}

/// The sizes of the system.
public enum _PresentationSizingKind: Sendable { case automatic, page, form, fitted }

/// The system's choice.
public struct AutomaticPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// Which of the system's sizes it is.
  public var _kind: _PresentationSizingKind { .automatic }
}
/// For a page of text.
public struct PagePresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// Which of the system's sizes it is.
  public var _kind: _PresentationSizingKind { .page }
}
/// For a form.
public struct FormPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// Which of the system's sizes it is.
  public var _kind: _PresentationSizingKind { .form }
}
/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
  nonisolated init() {}
  /// Which of the system's sizes it is.
  public var _kind: _PresentationSizingKind { .fitted }
}

/// One of the system's sizes, changed.
public struct _AdjustedPresentationSizing: PresentationSizing {
  /// Which of the system's sizes it is.
  public let _kind: _PresentationSizingKind
}

extension PresentationSizing {
  /// The size, as large as the content in some directions. Here the sheet is so in both or in none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/presentationsizing/fitted(horizontal:vertical:)>.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    _AdjustedPresentationSizing(_kind: horizontal && vertical ? .fitted : _kind)
  }

  /// The size, which in some directions only grows while the content changes. Here it stays as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/presentationsizing/sticky(horizontal:vertical:)>.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    _AdjustedPresentationSizing(_kind: _kind)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice.
  nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// For a page of text.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// For a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets how large the sheet is where there is room for more.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/presentationsizing(_:)>.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let kind = sizing._kind
    return transformPreference(PresentationKey.self) { wishes in
      Isolation.onMain { wishes.sizing = kind }
    }
  }
}
