import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What an intent comes to.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentresult>.
public protocol IntentResult: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable = Never
  /// The value; nil for none.
  var value: Value? { get }
}

extension IntentResult where Value == Never {
  /// Nothing.
  public var value: Never? { nil }
}

/// A result with a value.
///
/// Follows <https://developer.apple.com/documentation/appintents/returnsvalue>.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words for the person.
///
/// Follows <https://developer.apple.com/documentation/appintents/providesdialog>.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view for the person.
///
/// Follows <https://developer.apple.com/documentation/appintents/showssnippetview>.
public protocol ShowsSnippetView: IntentResult {}

/// A result after which another intent is performed.
///
/// Follows <https://developer.apple.com/documentation/appintents/opensintent>.
public protocol OpensIntent: IntentResult {}

/// A result that may have an intent to perform after it.
protocol OpeningResult {
  var opened: (any AppIntent)? { get }
}

/// What the functions of ``IntentResult`` make: a value, an intent to perform next, a view and words, or some of them.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentresultcontainer>.
public struct IntentResultContainer<Value: Sendable, Intent, SnippetView, Dialog>: IntentResult, OpeningResult
{
  public let value: Value?
  let opened: (any AppIntent)?
  /// What is said.
  let dialog: IntentDialog?

  init(value: Value? = nil, opened: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
    self.value = value
    self.opened = opened
    self.dialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where Intent: AppIntent {}

extension IntentResult {
  /// Nothing but that it was done.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never>, Value: Sendable {
    IntentResultContainer(value: value)
  }

  /// Words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A view, which is not shown where there is no Siri.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> {
    IntentResultContainer()
  }

  /// Words and a view, which is not shown where there is no Siri.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// An intent that is performed next.
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> {
    IntentResultContainer(opened: opensIntent)
  }

  /// An intent that is performed next, and words.
  public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    IntentResultContainer(opened: opensIntent, dialog: dialog)
  }

  /// A value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog>, Value: Sendable {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A value and a view, which is not shown where there is no Siri.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, Never>, Value: Sendable {
    IntentResultContainer(value: value)
  }

  /// A value, words, and a view, which is not shown where there is no Siri.
  public static func result<Value, Content: View>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Content, IntentDialog>, Value: Sendable {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A value, and an intent that is performed next.
  public static func result<Value, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never>, Value: Sendable {
    IntentResultContainer(value: value, opened: opensIntent)
  }

  /// A value, an intent that is performed next, and words.
  public static func result<Value, Intent: AppIntent>(
    value: Value, opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog>, Value: Sendable {
    IntentResultContainer(value: value, opened: opensIntent, dialog: dialog)
  }
}

/// Words for the person, said or shown.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentdialog>.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  private let full: LocalizedStringResource
  private let supporting: LocalizedStringResource?

  /// Creates words that are said and shown.
  public init(_ full: LocalizedStringResource) { self.init(full: full, supporting: nil) }

  /// Creates words that are said, and others for beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: Optional(supporting))
  }

  private init(full: LocalizedStringResource, supporting: LocalizedStringResource?) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// What is said.
  var text: String { String(localized: full) }
}
